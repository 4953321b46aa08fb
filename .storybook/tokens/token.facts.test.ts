import { expect, it } from 'vitest';
import { factsOfTokens } from './token.facts.ts';

it('names a token as code and as styles do, with its values by mode and its use', () => {
  expect(factsOfTokens('space').find(({ path }) => path === 'space.gutter')).toMatchObject({
    variable: '--e-space-gutter',
    values: [{ mode: 'Default' }, { mode: 'Compact' }, { mode: 'Phone' }, { mode: 'Small phone' }],
  });
});

it('has one value where no mode has another', () => {
  expect(factsOfTokens('duration').map(({ values }) => values)).toEqual([
    [{ mode: 'Default', value: '120ms' }],
    [{ mode: 'Default', value: '200ms' }],
    [{ mode: 'Default', value: '320ms' }],
  ]);
});

it('has the use that the token files say', () => {
  expect(factsOfTokens('color').find(({ path }) => path === 'color.ink')?.use).toBe('Headings and strong text.');
});
