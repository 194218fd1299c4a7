/** What the page knows of the table: who is there, and as whom and where we are now. */

/** Channel types one can write in: text, announcements, threads, direct messages. */
const WRITABLE = new Set([0, 1, 5, 10, 11, 12]);

export const world = {
  guild: { id: "", name: "" },
  /** The channels our player may look at. */
  channels: [],
  players: [],
  bot: { id: "", name: "Flambeau" },
  commands: [],
  playerId: "",
  channelId: "",
  online: true,
  /** The players for whom everybody else waits in this channel. */
  awaited: [],
};

let everyChannel = [];

/** Take in what the server tells, and keep the chosen player and channel if they still exist. */
export function learn(news) {
  Object.assign(world, news);
  everyChannel = news.channels;
  world.online = news.bot.online ?? world.online;
  const wanted = new URLSearchParams(location.hash.slice(1));
  world.playerId = known(world.players, world.playerId || wanted.get("player"));
  world.channelId ||= wanted.get("channel");
  lookAround();
}

/** Become another player. */
export function become(playerId) {
  world.playerId = playerId;
  lookAround();
}

/** Go to another channel. */
export function enter(channelId) {
  world.channelId = channelId;
  remember();
}

/** The player we act as. */
export function me() {
  return world.players.find((player) => player.id === world.playerId) ?? { id: "", name: "", locale: "fr" };
}

/** Whether the others wait for this player. */
export function isAwaited(playerId) {
  return world.awaited.includes(playerId);
}

/** The channel we look at. */
export function channel() {
  return world.channels.find((one) => one.id === world.channelId) ?? { id: "", name: "", type: 0 };
}

/** A person by id, the bot included. */
export function person(id) {
  return id === world.bot.id ? { ...world.bot, bot: true } : world.players.find((player) => player.id === id);
}

/** A colour the stylesheet understands; the server may give a number as Discord does. */
export function colour(value, otherwise = "#8a8594") {
  if (typeof value === "number") return `#${value.toString(16).padStart(6, "0")}`;
  return value || otherwise;
}

/** See which channels are open to this player, and stay in one of them. */
function lookAround() {
  world.channels = everyChannel.filter(
    ({ type, archived, recipient }) =>
      WRITABLE.has(type ?? 0) && !archived && (recipient === undefined || recipient === world.playerId),
  );
  world.channelId = known(world.channels, world.channelId);
  remember();
}

function known(list, id) {
  return (list.find((one) => one.id === id) ?? list[0])?.id ?? "";
}

/** The choice stands in the address, so that every tab can be another player and survives a reload. */
function remember() {
  const place = new URLSearchParams({ player: world.playerId, channel: world.channelId });
  history.replaceState(null, "", `#${place}`);
}
