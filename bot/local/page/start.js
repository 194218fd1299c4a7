/** What an empty channel shows: one press, and the first quest begins. */
import { slash } from "./api.js";
import { waitFor } from "./buttons.js";
import { el } from "./dom.js";
import { torch } from "./icons.js";
import { world } from "./world.js";
import { word } from "./words.js";

/** The command by which the bot begins at once. */
const PLAY = "play";

/** An invitation to play; where the bot knows no such command, a hint at what it knows. */
export function invitation() {
  const known = world.commands.some((command) => command.name === PLAY);
  if (!known) return el("li", { class: "empty" }, el("p", {}, word("empty")), el("p", {}, word("emptyHint")));
  const begin = el("button", { type: "button", class: "button success start-button", data: { testid: "start" } }, word("start"));
  begin.addEventListener("click", () => waitFor(begin, () => slash(PLAY, {})));
  return el(
    "li",
    { class: "empty start" },
    el("div", { class: "start-torch lit" }, torch()),
    el("h1", {}, word("startTitle")),
    el("p", {}, word("startAbout")),
    begin,
    el("p", { class: "start-more" }, word("startMore")),
  );
}
