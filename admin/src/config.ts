import { readTarget } from './config.target.ts';

/** What the build decided. Nothing else reads the environment. */
export const config = readTarget(import.meta.env);
