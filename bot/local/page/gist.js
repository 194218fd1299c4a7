/** A message in a few words, for the pinned list and for replies. */
import { person } from "./world.js";
import { word } from "./words.js";

const LONGEST = 140;

/** The first words of a message, wherever they stand in it, without their markdown. */
export function gist({ content, embeds = [], components = [], attachments = [] }) {
  const texts = [content, ...embeds.flatMap((card) => [card.title, card.description]), ...textsIn(components)];
  const words = texts.find(Boolean) ?? attachments[0]?.description ?? word("picture");
  const named = words.replace(/<@!?(\d+)>/g, (_, id) => `@${person(id)?.name ?? id}`);
  return named.replace(/[*_`#|~]|^-# /gm, "").trim().slice(0, LONGEST);
}

function textsIn(blocks) {
  return blocks.flatMap((block) => [block.content, ...textsIn(block.components ?? [])]);
}
