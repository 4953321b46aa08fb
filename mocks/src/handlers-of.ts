import type { RequestHandler } from 'msw';

export type HandlerModule = Readonly<Record<string, unknown>>;

/** By file: `./kanban/kanban.handlers.ts`. */
export type HandlerModules = Readonly<Record<string, HandlerModule>>;

/**
 * The handlers of a feature's module, which exports them under its own name: `kanbanHandlers`.
 *
 * @throws when it does not
 */
export function handlersOf(file: string, module: HandlerModule): RequestHandler[] {
  const feature = featureOf(file);
  const name = `${feature.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Handlers`;
  const handlers = module[name];
  if (!Array.isArray(handlers))
    throw new Error(`Export the handlers of mocks/src/${file.replace('./', '')} as ${name}.`);
  return handlers;
}

/** The folder of a file: `./kanban/kanban.handlers.ts` → `kanban`. */
export const featureOf = (file: string): string => file.split('/').at(-2) ?? '';
