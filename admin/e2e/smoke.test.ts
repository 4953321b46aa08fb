import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFeatures } from '../vite/read-features.ts';

const KIND = /\bsmoke(?:InEveryEngine)?\(([^)]*)\)/g;

/** The features that journeys of the quick run are for, by what they say of themselves. */
const named = globSync('**/*.journey.ts', { cwd: import.meta.dirname }).flatMap((file) =>
  [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(KIND)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  ),
);
const features = readFeatures().map(({ name }) => name);

it('does the main job of every feature in the quick run of the journeys', () => {
  expect(features.filter((name) => !named.includes(name))).toEqual([]);
});

it('names no feature in a journey that there is none of', () => {
  expect(named.filter((name) => !features.includes(name))).toEqual([]);
});
