import { readTarget } from './config.target.ts';

/** Settings of the build; only this file reads the environment. */
export const config = readTarget(import.meta.env);
