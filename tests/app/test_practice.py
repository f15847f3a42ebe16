"""A person's mistakes as exercises: when each comes back, what is kept of it, and its file."""

import json

from page_support import page_says

IMPORTS = """import { answered, byDueDay, dayAfter, daysUntil, isDue, today } from "./practice/spacing.js";
import { Deck } from "./practice/deck.js";
import { judgeMove } from "./practice/judge.js";
import { deckFile, readDeck } from "./practice/deck_file.js";
const archive = { kept: [], async cards() { return []; }, async keepCards(cards) { this.kept.push(...cards); } };
const exercise = (id, more = {}) => ({ id, game: "connectx", source: "2026-11-01/120000-a.jsonl",
  players: ["human", "x"], shape: {}, before: [3], seat: 1, number: 2, label: "mistake", certain: true, own: true,
  annotation: { scores: { 0: { value: 0 }, 1: { value: 1 } }, best: [1], keeping_moves: [1], action: 0, certain: true,
    value_change: [1, 0] }, ...more });
"""


def says(value):
    return page_says(IMPORTS, value)


def schedule(*answers):
    """Return box and day after each answer on the day on which the exercise is due."""
    steps = json.dumps(answers)
    return says(f"""{steps}.reduce(({{ card, all }}, right) => {{
      const next = answered(card, right, card.due);
      return {{ card: next, all: [...all, [next.box, next.due]] }};
    }}, {{ card: {{ box: 0, due: "2026-11-28", seen: "" }}, all: [] }}).all""")


def test_a_solved_exercise_comes_back_after_1_3_7_and_21_days():
    days = ["2026-11-29", "2026-12-02", "2026-12-09", "2026-12-30", "2027-01-20"]
    assert schedule(*[True] * 5) == [[box, day] for box, day in zip([1, 2, 3, 4, 4], days, strict=True)]


def test_a_wrong_move_lowers_it_by_a_box():
    assert schedule(True, True, False, False, False) == [
        [1, "2026-11-29"], [2, "2026-12-02"], [1, "2026-12-03"], [0, "2026-12-03"], [0, "2026-12-03"],
    ]  # fmt: skip


def test_a_right_move_ahead_of_its_day_changes_nothing_but_a_wrong_one_does():
    card = '{ box: 2, due: "2026-12-02", seen: "2026-11-29" }'
    early = f'[true, false].map((right) => Object.values(answered({card}, right, "2026-11-30")))'
    assert says(early) == [[2, "2026-12-02", "2026-11-29"], [1, "2026-12-01", "2026-11-30"]]


def test_days_are_those_of_the_calendar():
    """Also where a month, a year or summer time ends."""
    assert says('[["2026-12-30", 3], ["2028-02-28", 1], ["2026-10-24", 2]].map(([day, by]) => dayAfter(day, by))') == [
        "2027-01-02", "2028-02-29", "2026-10-26",
    ]  # fmt: skip
    assert says('[today(new Date(2026, 0, 5, 23, 59)), daysUntil("2026-11-28", "2026-12-19")]') == ["2026-01-05", 21]
    order = [{"id": "a", "due": "2026-12-02", "box": 1}, {"id": "b", "due": "2026-11-28", "box": 2}]
    order.append({"id": "c", "due": "2026-11-28", "box": 0})
    assert says(f"{json.dumps(order)}.sort(byDueDay).map(({{ id }}) => id)") == ["c", "b", "a"]


def test_a_mistake_is_one_exercise_however_often_it_is_met_unless_a_newer_game_repeats_it():
    steps = """await (async () => {
      const deck = new Deck(archive, []), result = [], day = "2026-11-02";
      const look = () => {
        const { box, due, source } = deck.cards.get("a");
        result.push([box, due, source.slice(0, 10)]);
      };
      await deck.add([exercise("a")], day); look();
      await deck.answer("a", true, day); look();
      await deck.add([exercise("a"), exercise("a", { source: "2026-10-01/1-old.jsonl" })], day); look();
      await deck.add([exercise("a", { source: "2026-11-05/1-new.jsonl" })], "2026-11-05"); look();
      return [result, archive.kept.length, deck.cards.size];
    })()"""
    result, written, size = says(steps)
    assert result == [
        [0, "2026-11-02", "2026-11-01"], [1, "2026-11-03", "2026-11-01"], [1, "2026-11-03", "2026-11-01"],
        [0, "2026-11-05", "2026-11-05"],
    ]  # fmt: skip
    assert (written, size) == (3, 1)


def test_the_outlook_of_a_day():
    deck = """new Deck(archive, ["2026-11-27", "2026-11-28", "2026-12-02", "2026-12-09"].map((due, box) => (
      { ...exercise(due), due, box, seen: "" })))"""
    assert says(f'{deck}.outlook("2026-11-28")') == {"due": 2, "next": "2026-12-02"}
    assert says('new Deck(archive, []).outlook("2026-11-28")') == {"due": 0, "next": None}


def test_a_card_of_a_large_board_keeps_the_scores_of_the_moves_that_matter():
    many = """exercise("a", { annotation: {
      scores: Object.fromEntries([...Array(225).keys()].map((move) => [move, {}])),
      best: [7], keeping_moves: [7, 9], action: 112 } })"""
    cards = f"""await (async () => {{
      await new Deck(archive, []).add([{many}], "2026-11-28");
      return Object.keys(archive.kept[0].annotation.scores).map(Number);
    }})()"""
    assert says(cards) == [7, 9, 112]


# Which moves are right. The engine here knows what a test says of each position.

ENGINE = """
const cacheOf = (scoresAt, legal = [0, 1, 2, 3]) => {
  const asked = [], nothing = { scores: new Map(), estimates: new Map() };
  const entries = {};
  return {
    asked, exact: null, get: (actions) => entries[actions.join()] ?? nothing,
    async evaluate(actions, seconds) {
      asked.push([actions.join(), seconds]);
      const { scores = {}, estimates = {}, from = 0 } = scoresAt[actions.join()] ?? {};
      const mapped = (known) => new Map(Object.entries(known).map(([move, score]) => [Number(move), score]));
      entries[actions.join()] = { scores: mapped(seconds >= from ? scores : {}), estimates: mapped(estimates) };
    },
    backUpForcedMove() {},
    rules: { async load() {}, position: (actions) => ({ legal, seat: actions.length % 2, rewards: null }) },
  };
};
const certain = { certain: true, value_change: [1, 0], scores: { 0: { value: 0 }, 1: { value: 1 } },
  keeping_moves: [1] };
const guessed = { certain: false, value_change: null, scores: { 0: { chance: .3 }, 1: { chance: .8 } },
  keeping_moves: [1] };
const judged = async (annotation, action, scoresAt) => {
  const cache = cacheOf(scoresAt);
  const { isRight, annotation: after } = await judgeMove(cache, { annotation, before: [5] }, action);
  return [isRight, after.keeping_moves, cache.asked.length > 0];
};
"""


def judged(annotation, action, positions=None):
    return page_says(IMPORTS + ENGINE, f"await judged({annotation}, {action}, {json.dumps(positions or {})})")


def test_a_move_whose_value_is_known_needs_no_search():
    assert judged("certain", 1) == [True, [1], False]
    assert judged("certain", 0) == [False, [1], False]


def test_every_move_that_keeps_the_value_is_right_even_if_the_review_did_not_know_it():
    """The engine proves it when the move is tried, and the exercise remembers it."""
    lost_for_the_other = {"5,2": {"scores": {0: [-9, -1], 1: [-9, -1]}}}
    assert judged("certain", 2, lost_for_the_other) == [True, [1, 2], True]
    assert judged("certain", 2, {"5,2": {"scores": {0: [1, 9], 1: [-9, -1]}}}) == [False, [1], True]
    late = {"5,2": {"scores": {0: [-9, -1], 1: [-9, -1]}, "from": 2}}
    assert judged("certain", 2, late) == [True, [1, 2], True]


def test_what_nothing_proves_is_judged_by_the_estimate():
    for chance, is_right in ((0.97, True), (0.6, False)):
        assert judged("certain", 2, {"5": {"estimates": {1: 0.99, 2: chance}}})[0] is is_right
    for chance, is_right in ((0.78, True), (0.4, False)):
        assert judged("guessed", 2, {"5": {"estimates": {1: 0.8, 2: chance}}})[0] is is_right
    assert judged("guessed", 1) == [True, [1], False]


def test_a_file_of_exercises_is_read_as_it_was_written_and_damage_is_refused_with_its_line():
    rules = '{ async load() {}, position: () => ({ legal: [0, 1, 2], seat: 1 }) }'
    lines = """await (async () => {
      const services = { rulesOf: async (game) => {
        if (game !== "connectx") throw Error(`there is no game '${game}'`);
        return RULES;
      } };
      const card = { ...exercise("a"), box: 2, due: "2026-11-28", seen: "2026-11-25", odd: 1 };
      const text = await deckFile([card], "2026-11-28").content.text(), said = [];
      const wrong = [text, text.replace('"box":2', '"box":7'), text.replace('"due":"2026', '"due":"soon'),
        text.replace('"action":0', '"action":6'), text.replace('"connectx"', '"chess"'), text.slice(0, -5),
        text.replace('"version":1', '"version":9'), text.replace('"before":[3],', "")];
      for (const one of wrong) said.push(await readDeck(services, one, "it").catch(({ message }) => message));
      return said;
    })()""".replace("RULES", rules)  # fmt: skip
    read, *refused = says(lines)
    assert [(card["id"], card["box"], card["due"], "odd" in card) for card in read] == [("a", 2, "2026-11-28", False)]
    assert refused == [
        "it, line 2 is no exercise: it has no date", "it, line 2 is no exercise: it has no date",
        "it, line 2 is no exercise: its moves are not legal", "it, line 2 is no exercise: there is no such board here",
        "it, line 2 is not complete: export the exercises again", "it is of version 9, this page reads 1",
        "it, line 2 is no exercise: it has no position",
    ]  # fmt: skip


def test_of_an_imported_exercise_that_is_known_the_later_answer_counts():
    steps = """await (async () => {
      const card = (id, seen, box) => ({ ...exercise(id), box, due: "2026-11-28", seen });
      const deck = new Deck(archive, [card("a", "2026-11-20", 3), card("b", "2026-11-20", 3)]);
      const result = await deck.merge([card("a", "2026-11-10", 1), card("b", "2026-11-25", 1), card("c", "", 0)]);
      return [result, [...deck.cards.values()].map(({ box }) => box), archive.kept.map(({ id }) => id)];
    })()"""
    assert says(steps) == [{"added": 1, "known": 2}, [3, 1, 0], ["b", "c"]]
