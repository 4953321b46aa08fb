const frames = {
  /** Of what is on its way. */
  breathe: '50% { opacity: 0.45; }',
  /** From before the start to beyond the end. */
  run: 'from { translate: -100%; } to { translate: 250%; }',
  turn: 'to { transform: rotate(1turn); }',
};

type Movement = keyof typeof frames;

const nameOf = (movement: string) => `e-${movement}`;

/**
 * Names for `animation` of what nearly every page shows while it loads. They come with the global styles: keyframes that come to
 * a style sheet later make browsers look at every element of the page again.
 */
export const movements = Object.fromEntries(
  Object.keys(frames).map((movement) => [movement, nameOf(movement)]),
) as Record<Movement, string>;

/** For the global styles. */
export const keyframesOfMovements = Object.entries(frames)
  .map(([movement, steps]) => `@keyframes ${nameOf(movement)} { ${steps} }`)
  .join('\n');
