/** The page's own drawings: a torch that burns while the bot is there, and a few line icons. */
import { svg } from "./dom.js";

const LINES = {
  hash: "M9 4 7 20M17 4l-2 16M4.5 9h16M3.5 15h16",
  thread: "M4 6h16v10h-9l-4 4v-4H4z",
  bench: "M3 9h18v4H3zM6 13v7M18 13v7M9 9V4h6v5",
  pin: "M9 3h6l-1 6 4 4H6l4-4zM12 13v8",
  send: "M4 12 20 4l-5 16-3.5-6.5zM11.5 13.5 20 4",
  close: "M6 6l12 12M18 6 6 18",
  check: "M5 12.5 10 17.5 19 7",
  down: "M6 9.5l6 6 6-6",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  eye: "M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  file: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  open: "M10 5H5v14h14v-5M13 4h7v7M20 4l-9 9",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  turn: "M4 6v5a4 4 0 0 0 4 4h11M15 11l4 4-4 4",
};

/** A line icon; decorative, so hidden from screen readers. */
export function icon(name) {
  const drawing = svg("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" });
  drawing.append(svg("path", { d: LINES[name] }));
  return drawing;
}

/** The torch of the logo and of the bot's portrait. CSS makes it flicker, or go out. */
export function torch() {
  return svg(
    "svg",
    { viewBox: "0 0 32 32", class: "torch", "aria-hidden": "true" },
    svg("path", { class: "flame", d: "M16 1c1 5 7 7 7 13a7 7 0 0 1-14 0c0-3 2-4 3-7 1 2 2 2 2 4 2-3 3-6 2-10Z" }),
    svg("path", {
      class: "flame heart",
      d: "M16 9c.5 2.5 3.5 3.5 3.5 6.5a3.5 3.5 0 0 1-7 0c0-2 1.5-2.5 2-4 .5 1 .8 1 1 1.5.6-1.3.8-2.5.5-4Z",
    }),
    svg("path", { class: "handle", d: "M11 20h10l-1 3h-8zM13 23h6l-1.5 8h-3z" }),
  );
}
