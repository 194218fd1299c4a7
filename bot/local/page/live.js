/** The open line to the server. It comes back by itself when the table is restarted. */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 6000;

export class Live {
  #socket = null;
  #player = "";
  #wait = FIRST_WAIT;
  #timer = 0;
  #lost = false;

  /**
   * @param {(event: object) => void} onEvent what the server pushes
   * @param {(connected: boolean, again: boolean) => void} onState the line opened (again, after a loss) or dropped
   */
  constructor(onEvent, onState) {
    this.onEvent = onEvent;
    this.onState = onState;
    document.addEventListener("visibilitychange", () => this.#hurry());
    window.addEventListener("online", () => this.#hurry());
  }

  /** Listen as this player from now on. */
  follow(player) {
    this.#player = player;
    this.#lost = false;
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  #connect() {
    clearTimeout(this.#timer);
    this.#socket?.close();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/page/live?player=${encodeURIComponent(this.#player)}`);
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onclose = () => this.#dropped(socket);
    socket.onmessage = ({ data }) => socket === this.#socket && this.onEvent(JSON.parse(data));
  }

  #opened(socket) {
    if (socket !== this.#socket) return;
    this.#wait = FIRST_WAIT;
    this.onState(true, this.#lost);
    this.#lost = false;
  }

  #dropped(socket) {
    if (socket !== this.#socket) return;
    this.#lost = true;
    this.onState(false, false);
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** The reader came back to the page: do not make them wait for the next try. */
  #hurry() {
    if (this.#lost && this.#socket.readyState === WebSocket.CLOSED && !document.hidden) this.#connect();
  }
}
