import type { HandlerModules } from './handlers-of.ts';

/** The module of each feature that answers requests, by its file. */
export const handlerModules: HandlerModules = import.meta.glob('./*/*.handlers.ts', { eager: true });
