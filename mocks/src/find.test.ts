import { afterEach, expect, it } from 'vitest';
import { find } from './find.ts';
import { enterWorld } from './lib/sample/world.ts';

afterEach(() => enterWorld());

it.each([0, 7, 4096])('finds what tests need in the world of seed %d', (seed) => {
  enterWorld({ seed });

  expect(find('sale', ({ kind }) => kind === 'esim').id).toMatch(/^S-\d+$/);
  expect(find('policy', ({ status }) => status === 'running').id).toMatch(/^P-\d+$/);
  expect(find('claim', ({ status }) => status === 'paid').closedAt).not.toBeNull();
  expect(find('customer', ({ open, sales }) => open.length > 0 && sales.length > 1).open[0]?.balance).toMatch(/^R\$/);
  expect(find('user', ({ status }) => status === 'pending').status).toBe('pending');
  expect(find('email', ({ folder }) => folder === 'draft').folder).toBe('draft');
});

it('says what is missing', () => {
  expect(() => find('invoice', ({ total }) => total < 0)).toThrow(
    /^The world of seed \d+ has no invoice for which .*total < 0/,
  );
});
