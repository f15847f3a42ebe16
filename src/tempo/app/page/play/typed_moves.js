/* Moves that are typed, as each game calls them: what the letters and digits typed so far can still become. Pure. */

/** The legal moves by what is typed for them. */
export function typedNames(kind, legal, config) {
  return new Map(legal.map((action) => [plain(kind.name(action, config)), action]));
}

function plain(text) {
  return text.toLowerCase().replace(/\s/g, "");
}

/** What a buffer means: the `action` that it names (null if none), and whether it can be typed on to another. */
export function meaningOf(buffer, names) {
  const typed = plain(buffer);
  const goesOn = [...names.keys()].some((name) => name !== typed && name.startsWith(typed));
  return { action: names.get(typed) ?? null, goesOn };
}

/** Whether a key can be the next of what is typed. */
export function canFollow(buffer, key, names) {
  if (!/^[a-z0-9]$/i.test(key)) return false;
  const typed = plain(buffer + key);
  return [...names.keys()].some((name) => name.startsWith(typed));
}

/** Whether what is typed is played without Enter: digits that name one move, and cannot become another. */
export function playsAtOnce(buffer, names) {
  const { action, goesOn } = meaningOf(buffer, names);
  return action !== null && !goesOn && /^\d+$/.test(buffer);
}
