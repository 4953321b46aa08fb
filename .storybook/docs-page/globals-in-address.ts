import { createContext } from 'react';

/** The choices of the toolbar, as Storybook writes them into the address of a story. */
export const GlobalsInAddress = createContext('');
