import { pairsOfActions } from './actions.pairs.tsx';
import { pairsOfContent } from './content.pairs.tsx';
import { pairsOfFields } from './fields.pairs.tsx';
import { pairsOfLayers } from './layers.pairs.tsx';
import type { LivePairs } from './pairs.types.ts';

/** Do and don’t of widgets, drawn by the widgets themselves. */
export const pairs: LivePairs = { ...pairsOfActions, ...pairsOfFields, ...pairsOfLayers, ...pairsOfContent };
