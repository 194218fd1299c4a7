/** The calls to the table's server. A refusal becomes a toast here, so callers only ask "did it work?". */
import { toast } from "./toasts.js";
import { world } from "./world.js";
import { word } from "./words.js";

/** The guild, its people, its channels and the bot's commands. */
export function fetchWorld() {
  return get("/page/world");
}

/** The messages we may see in the current channel. */
export async function fetchMessages() {
  const query = new URLSearchParams({ player: world.playerId, channel: world.channelId });
  return (await get(`/page/messages?${query}`)).messages;
}

/** Whom what is played in the current channel waits for. */
export async function fetchAwaited() {
  return (await get(`/page/awaited?${new URLSearchParams({ channel: world.channelId })}`)).players;
}

/** Run a slash command, named by its real words: "group sub". */
export function slash(command, options) {
  return act("/page/slash", { channel: world.channelId, command, options });
}

/** What the bot proposes for the option being typed. */
export async function complete(command, focused, options) {
  const answer = await post("/page/complete", { channel: world.channelId, command, focused, options });
  return answer.choices ?? [];
}

/** Press a button. */
export function press(message, customId) {
  return act("/page/press", { message, custom_id: customId });
}

/** Choose in a select menu. */
export function pick(message, customId, values) {
  return act("/page/pick", { message, custom_id: customId, values });
}

/** Hand in a form. */
export function submit(modal, values) {
  return act("/page/submit", { modal, values });
}

/** Change the language of the player we are. */
export function setLocale(locale) {
  return act("/page/locale", { locale });
}

/** Say something in the channel. */
export function say(content) {
  return act("/page/say", { channel: world.channelId, content });
}

/** What lies on the test bench. */
export function fetchBench() {
  return get(`/page/bench?${new URLSearchParams({ player: world.playerId, channel: world.channelId })}`);
}

/** Do something at the test bench; the answer says what came of it. */
export async function atBench(wanted) {
  const answer = await post("/page/bench", { channel: world.channelId, ...wanted });
  if (!answer.ok) toast(answer.error ?? word("unreachable"), "bad");
  return answer;
}

async function get(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

async function act(path, body) {
  const answer = await post(path, body);
  if (!answer.ok) toast(answer.error ?? word("unreachable"), "bad");
  return Boolean(answer.ok);
}

async function post(path, body) {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ player: world.playerId, ...body }),
    });
    return await response.json();
  } catch {
    return { ok: false };
  }
}
