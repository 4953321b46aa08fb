import { expect, it } from 'vitest';
import { worldOf } from './sample-world.ts';

it('is the usual world where neither the story nor the toolbar says otherwise', () => {
  expect(worldOf({ own: undefined, amount: 'usual' })).toEqual({ scale: 1 });
});

it('is as small as the story needs it', () => {
  expect(worldOf({ own: { scale: 0.375, seed: 3 }, amount: 'usual' })).toEqual({ scale: 0.375, seed: 3 });
});

it('is ten times what the story has where a person chooses that', () => {
  expect(worldOf({ own: { scale: 0.5 }, amount: 'tenfold' })).toEqual({ scale: 5 });
});
