import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { bookmarksMachine } from './bookmarks.machine.ts';

export const walk = walkThrough(bookmarksMachine).with({
  inputs: [{ order: [] }],
  events: () => [
    { type: 'bookmark toggled', id: 1 },
    { type: 'bookmarks put in order', ids: [1] },
    { type: 'try again' },
  ],
  answers: { load: { done: [{ suggestions: [], bookmarks: [] }] }, save: { done: [undefined] } },
  stopWhen: ({ context }) => context.unsaved.length > 2,
});
