/* The dialog "Play with a friend": the links of both seats, or how to let others reach the server. */

/** @import { Store } from "../../page.d.ts" */

import { dialogHead, make, setText } from "../ui/elements.js";
import { copyText } from "../storage/files.js";
import { post } from "../backend.js";
import { t } from "../ui/i18n.js";

const COMMAND = "python local_eval.py play --host 0.0.0.0";
const PLACES = ["first", "second"];

/** @param {Store} store */
export function createFriendView(store) {
  const status = make("p", { class: "note", role: "status" });
  const inputs = PLACES.map((place) => make("input", { id: `link-${place}`, type: "text", readonly: true }));
  const rows = PLACES.map((place, seat) => make("div", { class: "link-row" },
    make("label", { for: `link-${place}`, textKey: `friend.${place}` }), inputs[seat],
    make("button", { type: "button", labelKey: `friend.copy_${place}`, on: { click: () => copy(seat) } },
      make("span", { textKey: "friend.copy" }))));
  const links = make("div", {}, make("p", { textKey: "friend.about" }), ...rows, status, make("p", { class: "note", textKey: "friend.hints" }));
  const closed = make("div", {}, make("p", { textKey: "friend.closed" }), make("p", {}, make("code", {}, COMMAND)));
  const element = make("dialog", { class: "friend", "aria-labelledby": "friend-title" },
    dialogHead("friend-title", "friend.title", () => element.close()), links, closed, make("p", { class: "note", textKey: "friend.unencrypted" }));

  /** @type {(seat: number) => Promise<void>} */
  async function copy(seat) {
    const isCopied = await copyText(inputs[seat].value, element).then(() => true, () => false);
    inputs[seat].select();
    setText(status, t(isCopied ? "friend.copied" : "storage.not_copied"));
  }

  /** Show the links of the board, or why there are none. */
  async function open() {
    const { board, catalogue } = store.state;
    if (catalogue.is_open) {
      /** @type {{ links: string[] }} */
      const { links: urls } = await post(`api/boards/${board.id}/links`);
      inputs.forEach((input, seat) => { input.value = urls[seat]; });
    }
    links.hidden = !catalogue.is_open;
    closed.hidden = catalogue.is_open;
    setText(status, "");
    element.showModal();
  }

  return { element, open };
}
