import { expect, it } from 'vitest';
import { type ChatMessage, groupMessages } from './group-messages.ts';

const said = (from: ChatMessage['from'], id: string): ChatMessage => ({ id, from, text: id });

it('puts together what the same person said in a row, and keeps the order', () => {
  const groups = groupMessages([said('them', 'a'), said('me', 'b'), said('me', 'c'), said('them', 'd')]);

  expect(groups.map(({ from, messages }) => [from, messages.map(({ id }) => id)])).toEqual([
    ['them', ['a']],
    ['me', ['b', 'c']],
    ['them', ['d']],
  ]);
});

it('has no groups where nothing was said', () => {
  expect(groupMessages([])).toEqual([]);
});
