import type { StoryContext } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { initialGlobals } from '../toolbar/globals.ts';
import { keptWhileShown } from './kept-while-shown.ts';

/** A loader that says how often it has run. */
function countingLoader() {
  let runs = 0;
  return keptWhileShown(() => ({ run: (runs += 1) }));
}

const context = (abortSignal: AbortSignal, globals: Partial<typeof initialGlobals> = {}) =>
  ({ abortSignal, globals: { ...initialGlobals, ...globals } }) as unknown as StoryContext;

const mounting = () => new AbortController().signal;

it('starts nothing again with another appearance', () => {
  const load = countingLoader();
  const signal = mounting();

  expect(load(context(signal))).toEqual({ run: 1 });
  expect(load(context(signal, { skin: 'dark', density: 'compact', language: 'pt-BR' }))).toEqual({ run: 1 });
});

it('starts again in another world', () => {
  const load = countingLoader();
  const signal = mounting();

  void load(context(signal));
  expect(load(context(signal, { amount: 'tenfold' }))).toEqual({ run: 2 });
});

it('starts again with each mounting', () => {
  const load = countingLoader();

  void load(context(mounting()));
  expect(load(context(mounting()))).toEqual({ run: 2 });
});
