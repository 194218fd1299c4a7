/** The bot's slash commands as one flat list, in the reader's language. */
import { fold } from "./dom.js";
import { me, world } from "./world.js";

const SUBCOMMAND = 1;
const GROUP = 2;

/**
 * One command a player can run.
 * @typedef {{path: string, nodes: object[], options: object[]}} Command
 */

/** Every command and subcommand; `path` holds the real names the server wants, "group sub". */
export function catalogue() {
  return world.commands.filter((command) => (command.type ?? 1) === 1).flatMap((command) => flatten([command]));
}

/** A name in the reader's language. */
export function localName(thing) {
  return localised(thing, "name");
}

/** A description in the reader's language. */
export function localDescription(thing) {
  return localised(thing, "description") ?? "";
}

/** The words a reader types for a command: "tour attaquer". */
export function spokenName(command) {
  return command.nodes.map(localName).join(" ");
}

/** The same for the real name of a command, when only that is known. */
export function spokenPath(path) {
  const command = catalogue().find((one) => one.path === path);
  return command ? spokenName(command) : path;
}

/** Commands that fit what was typed after the slash, best first. */
export function searchCommands(typed) {
  const wanted = fold(typed.trim());
  return catalogue()
    .map((command) => ({ command, rank: rank(command, wanted) }))
    .filter(({ rank: place }) => place < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({ command }) => command);
}

/** The command typed in full, unless a longer one starts the same way. */
export function exactCommand(typed) {
  const wanted = fold(typed.trim());
  const names = (command) => [fold(spokenName(command)), fold(command.path)];
  const same = catalogue().filter((command) => names(command).includes(wanted));
  const longer = catalogue().some((command) => names(command).some((name) => name.startsWith(`${wanted} `)));
  return same.length === 1 && !longer ? same[0] : null;
}

function flatten(nodes) {
  const options = nodes.at(-1).options ?? [];
  const inner = options.filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (inner.length) return inner.flatMap((option) => flatten([...nodes, option]));
  return [{ path: nodes.map((node) => node.name).join(" "), nodes, options }];
}

function rank(command, wanted) {
  const names = [fold(spokenName(command)), fold(command.path)];
  if (names.includes(wanted)) return 0;
  if (names.some((name) => name.startsWith(wanted))) return 1;
  if (names.some((name) => name.split(/[ -]/).some((part) => part.startsWith(wanted)))) return 2;
  if (names.some((name) => name.includes(wanted))) return 3;
  return fold(localDescription(command.nodes.at(-1))).includes(wanted) ? 4 : Infinity;
}

function localised(thing, field) {
  const words = thing[`${field}_localizations`] ?? {};
  const { locale } = me();
  const near = Object.keys(words).find((key) => key.split("-")[0] === locale.split("-")[0]);
  return words[locale] ?? words[near] ?? thing[field];
}
