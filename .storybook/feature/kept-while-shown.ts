import type { LoaderFunction } from 'storybook/internal/types';
import { usualDials } from '../toolbar/dials.ts';

type Context = Parameters<LoaderFunction>[0];

/**
 * A loader that runs once while its story is on screen in the same world. Storybook runs loaders again with every turn of a
 * dial, and another appearance must not start anything again.
 */
export function keptWhileShown<Loaded>(load: (context: Context) => Loaded): (context: Context) => Loaded {
  let kept: { signal: AbortSignal; world: string; loaded: Loaded } | undefined;

  return (context) => {
    const { abortSignal: signal, globals } = context;
    const world = JSON.stringify(Object.keys(usualDials).map((dial) => globals[dial]));
    // The signal stays the same as long as the story is only drawn again.
    if (kept?.signal !== signal || kept.world !== world) kept = { signal, world, loaded: load(context) };
    return kept.loaded;
  };
}
