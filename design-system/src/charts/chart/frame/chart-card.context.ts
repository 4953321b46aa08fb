import { createContext } from 'react';

/** The element for the buttons of the chart in this card; `undefined` outside of one. */
export const ChartCardTools = createContext<HTMLElement | null | undefined>(undefined);
