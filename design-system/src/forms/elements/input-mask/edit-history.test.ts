import { expect, it } from 'vitest';
import { noHistory, recorded, stepped } from './edit-history.ts';

const state = (text: string) => ({ text, caret: text.length });
const typed = ['1', '12', '123'].reduce(
  (history, text, at) => recorded(history, state(at === 0 ? '' : '123'.slice(0, at)), state(text)),
  noHistory,
);

it('goes back edit by edit, forth again, and no further', () => {
  const back = stepped(typed, '123', -1);
  expect(back?.states[back.at]).toEqual(state('12'));
  expect(back && stepped(back, '12', 1)?.at).toBe(typed.at);
  expect(stepped(typed, '123', 1)).toBeUndefined();
});

it('counts no key that only moved the caret', () => {
  expect(recorded(typed, state('123'), { text: '123', caret: 0 })).toBe(typed);
});

it('forgets what was undone once something else is typed, and all when somebody else wrote the text', () => {
  const back = stepped(typed, '123', -1) ?? noHistory;
  expect(recorded(back, state('12'), state('129')).states.map(({ text }) => text)).toEqual(['', '1', '12', '129']);
  expect(recorded(typed, state('7'), state('78')).states.map(({ text }) => text)).toEqual(['7', '78']);
  expect(stepped(typed, '7', -1)).toBeUndefined();
});
