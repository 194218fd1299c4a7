/** The page of the local table: fetches the world, listens to the server, and lets its parts talk. */
import { fetchAwaited, fetchMessages, fetchWorld, setLocale } from "./api.js";
import { Bench } from "./bench.js";
import { releaseAll } from "./buttons.js";
import { CommandLine } from "./command-line.js";
import { Header } from "./header.js";
import { Live } from "./live.js";
import { Messages } from "./messages.js";
import { closeModal, openModal } from "./modal.js";
import { keepRelativeTimesTrue } from "./time.js";
import { toast } from "./toasts.js";
import { become, channel, enter, isAwaited, learn, me, world } from "./world.js";
import { speak, word } from "./words.js";

const RETRY = 1000;
/** Milliseconds without another message after which it is asked who is awaited now. */
const CALM = 120;

const messages = new Messages();
const line = new CommandLine();
const bench = new Bench({ changed: () => header.draw(), channel: forked });
const header = new Header({
  player: switchPlayer,
  channel: switchChannel,
  locale: switchLocale,
  pinned: () => messages.pinned,
  bench,
  reveal: (id) => messages.reveal(id),
});
const live = new Live(heard, stateChanged);

/** What each push of the server means here. */
const HEARD = {
  message: ({ message }) => messageHeard(message),
  delete: ({ id }) => messages.remove(id),
  commands: () => relearn(),
  channels: () => relearn(),
  people: () => relearn(),
  modal: ({ modal }) => openModal(modal),
  notice: ({ text }) => toast(text),
  bot: ({ online }) => {
    world.online = online;
    header.draw();
  },
};

function heard(event) {
  if (["message", "modal", "notice"].includes(event.type)) releaseAll();
  HEARD[event.type]?.(event);
}

function messageHeard(message) {
  askWhoIsAwaited();
  bench.soon();
  if (message.channel_id === world.channelId) {
    messages.put(message);
    return;
  }
  header.news.add(message.channel_id);
  if (world.channels.some((one) => one.id === message.channel_id)) header.draw();
  else relearn();
}

async function stateChanged(connected, again) {
  header.connected(connected);
  if (again) await relearn().then(loadMessages);
}

/** What is played goes on with its messages: once they have come, see whom everybody waits for. */
let asking = 0;

function askWhoIsAwaited() {
  clearTimeout(asking);
  asking = setTimeout(async () => {
    const asked = world.channelId;
    const players = await fetchAwaited().catch(() => []);
    if (asked !== world.channelId || players.join() === world.awaited.join()) return;
    world.awaited = players;
    header.draw();
    nameTab();
  }, CALM);
}

/** The tab says where we are, and whether it is our turn. */
function nameTab() {
  const call = isAwaited(world.playerId) ? `${word("yourTurn")} · ` : "";
  document.title = `${call}#${channel().name} · Flambeau`;
}

async function switchPlayer(id) {
  become(id);
  header.news.clear();
  closeModal();
  drawAll();
  live.follow(id);
  await loadMessages();
}

async function switchChannel(id) {
  enter(id);
  world.awaited = [];
  header.news.delete(id);
  drawAll();
  await loadMessages();
  bench.soon();
}

/** A channel that is new to the page: learn of it, and go there. */
async function forked(id) {
  await relearn();
  await switchChannel(id);
}

async function switchLocale(locale) {
  const player = me();
  if (!(await setLocale(locale))) return;
  player.locale = locale;
  await translated();
}

/** The newest request wins: a slow answer for a place we left is dropped. */
let request = 0;

async function loadMessages() {
  request += 1;
  const mine = request;
  const found = await fetchMessages().catch(() => null);
  if (mine !== request) return;
  askWhoIsAwaited();
  if (found) messages.load(found);
  else toast(word("unreachable"), "bad");
}

/** Commands, people or channels changed. */
async function relearn() {
  const news = await fetchWorld().catch(() => null);
  if (!news) return;
  const { channelId } = world;
  const { locale } = me();
  learn(news);
  if (world.channelId !== channelId) await switchChannel(world.channelId);
  else if (me().locale !== locale) await translated();
  else header.draw();
  messages.inviteAgain();
}

/** Our player speaks another language now, by a press here or in another window. */
async function translated() {
  drawAll();
  await loadMessages();
}

function drawAll() {
  speak(me().locale ?? "fr");
  nameTab();
  header.draw();
  line.draw();
}

/** Commands, channels and messages named in messages can be clicked. */
document.addEventListener("click", async ({ target }) => {
  const named = target.closest("[data-command], [data-channel], [data-reveal]");
  const { command, channel: place, reveal } = named?.dataset ?? {};
  if (command) line.startByPath(command);
  if (place && place !== world.channelId && world.channels.some((one) => one.id === place)) await switchChannel(place);
  if (reveal) messages.reveal(reveal);
});

async function begin() {
  const news = await fetchWorld().catch(() => null);
  if (!news) {
    setTimeout(begin, RETRY);
    return;
  }
  learn(news);
  drawAll();
  live.follow(world.playerId);
  await loadMessages();
  await bench.look();
}

keepRelativeTimesTrue();
begin();
