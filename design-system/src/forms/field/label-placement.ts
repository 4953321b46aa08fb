import { createContext } from 'react';
import type { LabelPlacement } from './field-props.ts';

/** Where labels stand unless a field says otherwise; a form decides it for all its fields. */
export const LabelPlacementContext = createContext<LabelPlacement>('above');
