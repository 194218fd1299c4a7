/** One message: who, when, what, and the controls below. */
import { el } from "./dom.js";
import { components } from "./components.js";
import { spokenPath } from "./commands.js";
import { embed } from "./embeds.js";
import { gist } from "./gist.js";
import { icon } from "./icons.js";
import { markdown } from "./markdown.js";
import { fileCard, gallery, isPicture } from "./pictures.js";
import { portrait } from "./portrait.js";
import { clock, dayName, sameDay } from "./time.js";
import { colour, person, world } from "./world.js";
import { word } from "./words.js";

const SAME_BREATH = 7 * 60 * 1000;

/**
 * The list entry of a message.
 * @param {object} message as the server tells it
 * @param {object|undefined} before the message above, which decides on day lines and grouping
 * @param {object|undefined} answered the message this one replies to, if it is in the list
 * @param {() => void} onDismiss hide an ephemeral message
 */
export function messageEntry(message, before, answered, onDismiss) {
  const newDay = !before || !sameDay(before.timestamp, message.timestamp);
  const follows = !newDay && continues(message, before);
  const article = el(
    "article",
    { class: "message", "aria-label": `${message.author.name}` },
    follows ? el("span", { class: "gutter" }, clock(message.timestamp)) : portrait(message.author),
    el(
      "div",
      { class: "message-body" },
      message.interaction?.name && used(message.interaction),
      answered && reply(answered),
      !follows && heading(message),
      message.thinking ? thinking(message) : content(message),
      message.ephemeral && ephemeralNote(onDismiss),
    ),
  );
  for (const [state, on] of Object.entries(states(message, follows))) article.classList.toggle(state, on);
  return el(
    "li",
    { data: { messageId: message.id } },
    newDay && el("div", { class: "day" }, el("span", {}, dayName(message.timestamp))),
    article,
  );
}

function states(message, follows) {
  return {
    follows,
    ephemeral: Boolean(message.ephemeral),
    calls: JSON.stringify([message.content, message.components]).includes(`<@${world.playerId}>`),
  };
}

/** Whether a message goes on in the same breath as the one above, and needs no new heading. */
function continues(message, before) {
  return (
    before.author.id === message.author.id &&
    !message.interaction?.name &&
    !message.reference &&
    Boolean(before.ephemeral) === Boolean(message.ephemeral) &&
    new Date(message.timestamp) - new Date(before.timestamp) < SAME_BREATH
  );
}

function used({ name, user }) {
  const id = typeof user === "object" ? user.id : user;
  const who = person(id) ?? (typeof user === "object" ? user : { id, name: id });
  const command = el("span", { class: "mention" }, `/${spokenPath(name)}`);
  return el("p", { class: "used" }, portrait(who, "tiny"), el("b", {}, who.name), ` ${word("used")} `, command);
}

/** The line that tells which message is answered; it leads there. */
function reply(answered) {
  return el(
    "button",
    { type: "button", class: "reply", data: { reveal: answered.id } },
    icon("turn"),
    portrait(answered.author, "tiny"),
    el("span", { class: "gist" }, gist(answered)),
  );
}

function heading(message) {
  const { author } = message;
  const paint = author.bot ? "var(--flame)" : colour(person(author.id)?.colour);
  return el(
    "header",
    { class: "message-head" },
    el("b", { class: "author", style: { "--paint": paint } }, author.name),
    author.bot && el("span", { class: "badge" }, word("bot")),
    clock(message.timestamp),
    message.pinned && el("span", { class: "pinned", title: word("pinned"), "aria-label": word("pinned") }, icon("pin")),
  );
}

function thinking({ author }) {
  const embers = el("span", { class: "embers", "aria-hidden": "true" });
  return el("p", { class: "thinking" }, embers, word("thinking", { name: author.name }));
}

function content(message) {
  const { embeds = [], components: blocks = [] } = message;
  return [
    message.content && el("div", { class: "prose" }, markdown(message.content)),
    embeds.map(embed),
    attachments(message),
    components(blocks, message),
    message.edited_timestamp && el("span", { class: "edited" }, word("edited")),
  ];
}

/** Attachments that no embed and no component shows already. */
function attachments(message) {
  const shown = JSON.stringify([message.embeds, message.components]);
  const loose = (message.attachments ?? []).filter(({ url }) => !shown.includes(JSON.stringify(url)));
  const pictures = loose.filter(isPicture);
  const files = loose.filter((one) => !isPicture(one));
  return [
    pictures.length > 0 && gallery(pictures),
    files.map(({ filename, url, size }) => fileCard(filename, url, size)),
  ];
}

function ephemeralNote(onDismiss) {
  const props = { type: "button", class: "textual", data: { testid: "dismiss" }, onclick: onDismiss };
  const hide = el("button", props, word("dismiss"));
  return el("p", { class: "only-you" }, icon("eye"), word("onlyYou"), " · ", hide);
}
