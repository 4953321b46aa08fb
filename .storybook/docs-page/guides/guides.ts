import { guidesOfActions } from './actions.guides.ts';
import { guidesOfContent } from './content.guides.ts';
import { guidesOfFields } from './fields.guides.ts';
import type { WidgetGuides } from './guide.types.ts';
import { guidesOfLayers } from './layers.guides.ts';

/** The advice for designers, by the name of the widget. */
export const guides: WidgetGuides = { ...guidesOfActions, ...guidesOfFields, ...guidesOfLayers, ...guidesOfContent };
