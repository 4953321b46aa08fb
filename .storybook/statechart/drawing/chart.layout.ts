import { Graph, layout, type Point } from '@dagrejs/dagre';
import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import { blockSize, edgeLines, type Line, stateLines } from './chart.lines.ts';

/** A rectangle by its upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedState {
  path: string;
  kind: ChartState['kind'];
  /** The whole state with all that is inside. */
  box: Box;
  /** The box of its name and of the events that it answers without leaving. */
  title: Box;
  lines: Line[];
}

export interface PlacedEdge {
  id: string;
  /** The transitions that this line stands for; none for the one that leads to the first state. */
  transitions: string[];
  points: Point[];
  label: Box;
  lines: Line[];
}

/** A chart with a place for everything. */
export interface Drawing {
  width: number;
  height: number;
  states: PlacedState[];
  edges: PlacedEdge[];
}

const MARGIN = 16;
/** Between a frame and what is inside, beyond what the layout leaves. */
const PADDING = 6;

/** States with states inside are frames; lines to and from them end at a node of their own, which holds the title. */
const TITLE = '#title';

/** Finds a place for each state and each line. */
export function layOut(chart: Chart): Drawing {
  const graph = new Graph({ compound: true, multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 20, edgesep: 12, ranksep: 30, marginx: MARGIN, marginy: MARGIN });
  const endOf = new Map(chart.states.map((state) => [state.path, isFrame(state) ? state.path + TITLE : state.path]));
  const end = (path: string) => endOf.get(path) ?? path;

  for (const state of chart.states) addState(graph, chart, state);
  const edges = groupEdges(chart);
  for (const { id, source, target, transitions } of edges) {
    const lines = edgeLines(transitions);
    const isFirst = transitions.length === 0;
    graph.setEdge(end(source), end(target), { ...blockSize(lines), labelpos: 'c', weight: isFirst ? 3 : 1 }, id);
  }
  layout(graph);

  const { width = 0, height = 0 } = graph.graph();
  return {
    width,
    height,
    states: chart.states.map((state) => placeState(graph, chart, state, end(state.path))),
    edges: edges.map(({ id, source, target, transitions }) => {
      const { points, ...label } = graph.edge(end(source), end(target), id);
      const lines = edgeLines(transitions);
      return { id, transitions: transitions.map((one) => one.id), points, label: boxOf(label), lines };
    }),
  };
}

interface Edge {
  id: string;
  source: string;
  target: string;
  transitions: ChartTransition[];
}

/** One line for all transitions between the same two states, and one from each frame to its first state. */
function groupEdges({ states, transitions }: Chart): Edge[] {
  const moves = transitions.flatMap((transition) =>
    transition.targets
      .filter((target) => target !== transition.source)
      .map((target) => ({ target, transition, id: `${transition.source}>${target}` })),
  );
  const groups = Map.groupBy(moves, ({ id }) => id);
  const firsts = states.flatMap(({ path, initial }) =>
    initial === null ? [] : [{ id: `${path}>>${initial}`, source: path, target: initial, transitions: [] }],
  );
  const others = [...groups].flatMap(([id, [first, ...more]]) =>
    first
      ? [
          {
            id,
            source: first.transition.source,
            target: first.target,
            transitions: [first, ...more].map(({ transition }) => transition),
          },
        ]
      : [],
  );
  return [...firsts, ...others];
}

function addState(graph: Graph, chart: Chart, state: ChartState) {
  const size = blockSize(stateLines(chart, state));
  const { path, parent } = state;
  if (isFrame(state)) {
    if (parent !== null) graph.setNode(path, {});
    graph.setNode(path + TITLE, size);
    if (parent !== null) graph.setParent(path + TITLE, path);
  } else graph.setNode(path, size);
  if (parent) graph.setParent(path, parent);
}

function placeState(graph: Graph, chart: Chart, state: ChartState, end: string): PlacedState {
  const title = boxOf(graph.node(end));
  const hasFrame = isFrame(state) && state.parent !== null;
  const box = hasFrame ? grow(boxOf(graph.node(state.path)), PADDING) : title;
  return { path: state.path, kind: state.kind, box, title, lines: stateLines(chart, state) };
}

const isFrame = ({ kind, parent }: ChartState) => kind === 'compound' || kind === 'parallel' || parent === null;

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function grow({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by / 2, width: width + 2 * by, height: height + by };
}
