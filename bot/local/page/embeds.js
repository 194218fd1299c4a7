/** Embeds, the classic cards of Discord messages. */
import { el, safeUrl } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { picture } from "./pictures.js";
import { clock, dayName } from "./time.js";
import { colour } from "./world.js";

/** One embed with whatever parts it has. */
export function embed(card) {
  return el(
    "section",
    { class: "embed", style: { "--accent": colour(card.color, "var(--line)") }, "aria-label": card.title },
    card.thumbnail && picture(media(card.thumbnail), "thumbnail"),
    card.author && author(card.author),
    card.title && title(card),
    card.description && el("div", { class: "prose" }, markdown(card.description)),
    card.fields?.length ? fields(card.fields) : null,
    card.image && picture(media(card.image)),
    (card.footer || card.timestamp) && footer(card),
  );
}

function author({ name, url, icon_url: portrait }) {
  const face = portrait && el("img", { src: safeUrl(portrait), alt: "", class: "tiny" });
  return el("p", { class: "embed-author" }, face, linked(url, [name]));
}

function title({ title: words, url }) {
  return el("h3", { class: "embed-title" }, linked(url, inline(words)));
}

/** Inline fields share a line, at most three of them; the others take the whole width. */
function fields(list) {
  const rows = [];
  for (const field of list) {
    const row = rows.at(-1);
    if (field.inline && row?.[0].inline && row.length < 3) row.push(field);
    else rows.push([field]);
  }
  return el("div", { class: "fields" }, rows.map((row) => el("div", { class: "field-row" }, row.map(oneField))));
}

function oneField({ name, value }) {
  return el("div", { class: "field" }, el("h4", {}, inline(name)), el("div", { class: "prose" }, markdown(value)));
}

function footer({ footer: words, timestamp }) {
  const face = words?.icon_url && el("img", { src: safeUrl(words.icon_url), alt: "", class: "tiny" });
  const when = timestamp && [words ? " · " : "", dayName(timestamp), " ", clock(timestamp)];
  return el("footer", { class: "embed-footer" }, face, words?.text, when);
}

function linked(url, children) {
  const href = url && safeUrl(url);
  return href ? el("a", { href, target: "_blank", rel: "noopener noreferrer" }, children) : children;
}

function media({ url, width, height, description }) {
  return { url, width, height, description };
}
