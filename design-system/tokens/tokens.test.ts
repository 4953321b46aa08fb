import { expect, it } from 'vitest';
import { overrides, tokens } from '../src/theme/tokens.ts';
import { type CssTokens, readTokens } from './read-tokens.ts';

const source = readTokens();

it('src/theme/tokens.ts says what the token files say; if not, run `npm run tokens`', () => {
  const written = Object.entries(source.overrides).map(([name, differing]) => [name, valuesOf(differing)]);

  expect(tokens).toEqual(valuesOf(source.tokens));
  expect(overrides).toEqual(Object.fromEntries(written));
});

it('an override only changes tokens that exist', () => {
  const strangers = Object.values(source.overrides).flatMap((groups) =>
    names(groups).filter((name) => !names(source.tokens).includes(name)),
  );

  expect(strangers).toEqual([]);
});

function valuesOf(groups: CssTokens) {
  const entries = Object.entries(groups).map(([group, members]) => {
    const values = Object.entries(members).map(([name, { value }]) => [name, value]);
    return [group, Object.fromEntries(values)];
  });
  return Object.fromEntries(entries);
}

function names(groups: CssTokens): string[] {
  return Object.entries(groups).flatMap(([group, members]) => Object.keys(members).map((name) => `${group}.${name}`));
}
