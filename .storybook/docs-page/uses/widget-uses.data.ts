import type { WidgetUses } from './uses-of-widgets.ts';

/** By the file of a widget's stories, as Storybook names it; `widget-uses-data.ts` puts them here. */
export const widgetUses: Readonly<Record<string, WidgetUses>> = {};
