/** Round portraits: a player's colour and initial, the bot's torch. */
import { el } from "./dom.js";
import { torch } from "./icons.js";
import { colour, person } from "./world.js";

/** The portrait of an author, a player or the bot. */
export function portrait(who, size = "") {
  const known = person(who.id) ?? who;
  if (known.bot || who.bot) return el("span", { class: `portrait bot ${size}`, "aria-hidden": "true" }, torch());
  const paint = colour(known.colour);
  const style = { "--paint": paint, "--ink": inkOn(paint) };
  const initial = [...(known.name ?? "?")][0]?.toUpperCase() ?? "?";
  return el("span", { class: `portrait ${size}`, style, "aria-hidden": "true" }, initial);
}

/** Black or white, whichever reads better on this colour. */
function inkOn(hex) {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140 ? "#17141c" : "#ffffff";
}
