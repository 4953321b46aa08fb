import type { Direction, Skin } from '../theme/appearance.ts';

export interface Appearance {
  skin: Skin;
  direction: Direction;
  /** The rules of axe to try; left out, all. */
  rules?: string[];
}

/** The only rules that look at colours and places. A look is nothing but attributes on the root: it changes neither roles nor names. */
export const rulesOfColours = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/** Both skins and both directions, each once: no rule of axe depends on a skin and a direction together. */
export const appearances: readonly [Appearance, ...Appearance[]] = [
  { skin: 'light', direction: 'ltr' },
  { skin: 'dark', direction: 'rtl', rules: rulesOfColours },
];
