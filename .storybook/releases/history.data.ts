import type { History } from './widget-history.ts';

/** `history-data.ts` puts it here. */
export const history: History = { release: null, checked: null, widgets: {} };
