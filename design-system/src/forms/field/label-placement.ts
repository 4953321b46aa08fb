import { createContext } from 'react';
import type { LabelPlacement } from './field-props.ts';

/** The default placement of labels, which a form sets for all its fields. */
export const LabelPlacementContext = createContext<LabelPlacement>('above');
