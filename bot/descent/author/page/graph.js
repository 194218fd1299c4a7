/** The graph: nodes in layers from left to right, as the server has laid them out. */
import { fill, svg } from "./dom.js";
import { word } from "./words.js";

const WIDTH = 176;
const HEIGHT = 38;
const ACROSS = 232;
const DOWN = 52;
const RIM = 14;
const LETTERS = 22;
const BEND = 0.5;
let meant = "";

export function drawGraph(place, sheet, desk) {
  const { nodes, links } = sheet.graph;
  const spots = new Map(nodes.map((node) => [node.id, { ...node, x: RIM + node.layer * ACROSS, y: RIM + node.row * DOWN }]));
  const width = Math.max(0, ...[...spots.values()].map(({ x }) => x + WIDTH)) + RIM;
  const height = Math.max(0, ...[...spots.values()].map(({ y }) => y + HEIGHT)) + RIM;
  const drawing = svg("svg", { width, height, viewBox: `0 0 ${width} ${height}` });
  drawing.append(arrowhead());
  for (const link of links) drawing.append(way(link, spots));
  for (const node of spots.values()) drawing.append(box(node, sheet, desk, () => drawGraph(place, sheet, desk)));
  fill(place, drawing);
}

function arrowhead() {
  const head = svg("path", { d: "M0 0 8 4 0 8z", class: "head" });
  return svg("defs", {}, svg("marker", { id: "arrow", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto" }, head));
}

function way({ source, target, detail, back }, spots) {
  const [from, to] = [spots.get(source), spots.get(target)];
  const [x1, y1, x2, y2] = [from.x + WIDTH, from.y + HEIGHT / 2, to.x, to.y + HEIGHT / 2];
  const bend = Math.max(40, Math.abs(x2 - x1) * BEND);
  const near = meant && (source === meant || target === meant);
  const classes = ["way", back && "back", near && "near", meant && !near && "far"].filter(Boolean).join(" ");
  const line = svg("path", { class: classes, d: `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`, "marker-end": "url(#arrow)" });
  line.append(title(detail ? `${from.name} → ${to.name}: ${detail}` : `${from.name} → ${to.name}`));
  return line;
}

function box(node, sheet, desk, again) {
  const came = cameOf(node, sheet.rehearsal?.found);
  const group = svg("g", {
    class: `node ${node.kind} came-${came.sign} ${node.id === meant ? "meant" : ""}`,
    transform: `translate(${node.x} ${node.y})`,
    tabindex: 0,
    role: "button",
    "data-testid": `node-${node.id}`,
    "data-came": came.sign,
  });
  const kind = word(`kind${node.kind[0].toUpperCase()}${node.kind.slice(1)}`);
  const label = svg("text", { x: 12, y: 24, class: "name" }, short(node.name));
  const small = svg("text", { x: 12, y: 10.5, class: "kind" }, kind);
  group.append(svg("rect", { width: WIDTH, height: HEIGHT, rx: node.kind === "event" ? 9 : 3 }), small, label);
  if (came.told) group.append(svg("text", { x: WIDTH - 8, y: 10.5, class: "share" }, came.told));
  group.append(title([`${kind} ${node.name}`, node.detail, came.told].filter(Boolean).join("\n")));
  const press = () => {
    meant = meant === node.id ? "" : node.id;
    again();
    if (meant && node.line) desk.line(node.line);
  };
  group.addEventListener("click", press);
  group.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    press();
  });
  return group;
}

/** How often something came: what games do not count, such as a variable, stays grey. */
function cameOf(node, found) {
  const times = found?.came[node.id];
  if (times === undefined) return { sign: "unknown", told: "" };
  const sign = times === 0 ? "never" : times === found.games ? "always" : "sometimes";
  return { sign, told: `${times}/${found.games}` };
}

function title(text) {
  const told = svg("title");
  told.textContent = text;
  return told;
}

function short(name) {
  return name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name;
}
