import { describe, expect, it } from 'vitest';
import { around, centredOn, firstThatFits, isInSight } from './view.ts';

const drawing = { width: 1000, height: 800 };
const space = { width: 400, height: 300 };
const box = (x: number, y: number, width = 100, height = 40) => ({ x, y, width, height });

describe('the view of a chart that is larger than the panel', () => {
  it('has what is looked at in the middle', () => {
    expect(centredOn(box(450, 380), drawing, space, 1)).toEqual({ scale: 1, x: -300, y: -250 });
  });

  it.each([
    ['first', box(0, 0), { x: 0, y: 0 }],
    ['last', box(900, 760), { x: -600, y: -500 }],
  ])('shows no emptiness beside the %s state, while the other side is cut', (_, state, corner) => {
    const view = centredOn(state, drawing, space, 1);

    expect(view).toEqual({ scale: 1, ...corner });
    expect(isInSight(state, view, space)).toBe(true);
  });
});

it('shows a chart that fits as a whole in the middle, whichever state is active', () => {
  expect(centredOn(box(0, 0), drawing, space, 0.25)).toEqual({ scale: 0.25, x: 75, y: 50 });
});

it('centres one way what is cut only the other way', () => {
  expect(centredOn(box(0, 0), { width: 200, height: 800 }, space, 1)).toEqual({ scale: 1, x: 100, y: 0 });
});

describe('several active states', () => {
  it('lie in one box around all of them', () => {
    expect(around([box(10, 20), box(200, 0), box(50, 300)])).toEqual({ x: 10, y: 0, width: 290, height: 340 });
  });

  it('are looked at together while there is room, else the innermost alone', () => {
    const [all, innermost] = [box(0, 0, 500, 200), box(300, 100)];

    expect(firstThatFits([all, innermost], space, 0.62)).toBe(all);
    expect(firstThatFits([all, innermost], space, 1)).toBe(innermost);
  });
});
