/**
 * Names for `animation` of what nearly every page shows while it loads. Their keyframes come with the global styles: those that
 * come to a style sheet later make browsers look at every element of the page again.
 */
export const movements = { breathe: 'e-breathe', run: 'e-run', turn: 'e-turn' };
