import { expect, it } from 'vitest';
import { findUnsorted } from './sidebar.ts';

const known = ['Start here/Designers', 'Design system/cards', 'Design system/forms'];

it('accepts families in their order, however many stories they have', () => {
  expect(findUnsorted(['Start here/Designers', 'Design system/forms/input/A', 'Design system/forms/B'], known)).toEqual(
    [],
  );
});

it('takes features that have no place of their own', () => {
  expect(findUnsorted(['Start here/Designers', 'Features/chat/Chat'], known)).toEqual([]);
});

it('refuses a family without a place in the sidebar', () => {
  expect(findUnsorted(['Start here/Designers', 'Design system/maps/Map'], known)).toEqual([
    'The sidebar has no place for "Design system/maps": give it one in .storybook/sidebar/purposes.ts, or in sidebar.ts and preview.tsx.',
  ]);
});

it('refuses another order', () => {
  expect(findUnsorted(['Design system/forms/A', 'Design system/cards/B'], known)).toEqual([
    'The sidebar shows Design system/forms, Design system/cards, not Design system/cards, Design system/forms.',
  ]);
});
