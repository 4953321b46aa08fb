import { type Chances, pick } from '../../lib/time/clock.ts';
import { coloured, ink, liveries, type Livery } from '../palette.ts';
import { circle, ellipse, group, rect, type Shape } from '../svg.ts';

/** A thing of the shop in 480 by 360, in one of its colours. */
export type Motif = (livery: Livery) => Shape;

/** The colour that the end of an id names, `tag-cork-in-warning`, or any of them. */
export function liveryOf(id: string, chances: Chances): Livery {
  const any = pick(liveries, chances);
  return coloured.get(/-in-([a-z]+)$/.exec(id)?.[1] ?? '') ?? any;
}

/**
 * The ground that a thing of the shop stands on: a tint of its colour, and the rings of a departure board's clock. It lets through
 * what is behind the picture, so that it is pale on a light page and deep on a dark one.
 */
export function backdrop(main: string): Shape {
  return group(
    {},
    rect(0, 0, 480, 360, { fill: main, opacity: 0.14 }),
    group(
      { fill: 'none', stroke: main, opacity: 0.16, 'stroke-width': 2 },
      circle(240, 350, 120, {}),
      circle(240, 350, 190, {}),
      circle(240, 350, 260, {}),
      circle(240, 350, 330, {}),
    ),
  );
}

/** The shadow that a thing throws on the ground. */
export function shadow(cx: number, cy: number, rx: number): Shape {
  return ellipse(cx, cy, rx, 10, { fill: ink, opacity: 0.12 });
}
