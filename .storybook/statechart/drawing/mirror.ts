import type { Chart } from '../chart/chart.ts';
import { type Box, type Drawing, layOut } from './chart.layout.ts';

/** The drawing of a chart, for people who read from left to right or from right to left. */
export function draw(chart: Chart, isMirrored: boolean): Drawing {
  const drawing = layOut(chart);
  return isMirrored ? mirrored(drawing) : drawing;
}

/** The same drawing for people who read from right to left: it begins at the right, and every line bends the other way. */
export function mirrored(drawing: Drawing): Drawing {
  const turned = ({ x, width, ...rest }: Box): Box => ({ ...rest, width, x: drawing.width - x - width });
  return {
    ...drawing,
    states: drawing.states.map((state) => ({ ...state, box: turned(state.box), title: turned(state.title) })),
    edges: drawing.edges.map((edge) => ({
      ...edge,
      label: turned(edge.label),
      points: edge.points.map(({ x, y }) => ({ x: drawing.width - x, y })),
    })),
  };
}
