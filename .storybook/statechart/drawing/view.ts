import type { Box } from './chart.layout.ts';

/** The position and scale of a drawing on its surface. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/**
 * A view with a box in the middle, or as near to it as the ends of the drawing allow: a side is empty only where the whole drawing
 * fits.
 */
export function centredOn(box: Box, drawing: Size, space: Size, scale: number): View {
  return {
    scale,
    x: offset(box.x + box.width / 2, drawing.width, space.width, scale),
    y: offset(box.y + box.height / 2, drawing.height, space.height, scale),
  };
}

function offset(middle: number, length: number, room: number, scale: number): number {
  const spare = room - length * scale;
  return spare >= 0 ? spare / 2 : Math.min(0, Math.max(spare, room / 2 - middle * scale));
}

/** Whether all of a box can be seen. */
export function isInSight(box: Box, { x, y, scale }: View, space: Size): boolean {
  const left = box.x * scale + x;
  const top = box.y * scale + y;
  return left >= 0 && top >= 0 && left + box.width * scale <= space.width && top + box.height * scale <= space.height;
}

/** The first box that the surface has room for, or else the last one. */
export function firstThatFits([box, ...others]: readonly [Box, ...Box[]], space: Size, scale: number): Box {
  const [next, ...more] = others;
  if (!next || (box.width * scale <= space.width && box.height * scale <= space.height)) return box;
  return firstThatFits([next, ...more], space, scale);
}

/** The smallest box around some. */
export function around([first, ...others]: readonly [Box, ...Box[]]): Box {
  return others.reduce((all, box) => {
    const x = Math.min(all.x, box.x);
    const y = Math.min(all.y, box.y);
    const right = Math.max(all.x + all.width, box.x + box.width);
    const bottom = Math.max(all.y + all.height, box.y + box.height);
    return { x, y, width: right - x, height: bottom - y };
  }, first);
}
