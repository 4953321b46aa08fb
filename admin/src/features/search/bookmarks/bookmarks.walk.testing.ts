import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { idleOutbox } from '../../../outbox/view/outbox.view.testing.ts';
import { bookmarksMachine } from './bookmarks.machine.ts';

export const walk = walkThrough(bookmarksMachine).with({
  inputs: [{ outbox: idleOutbox(), order: [], flushed: () => Promise.resolve() }],
  events: () => [
    { type: 'bookmark toggled', id: 1, title: 'Chat' },
    { type: 'bookmarks reordered', ids: [1] },
    { type: 'outbox changed', entries: [], change: null },
    { type: 'try again' },
  ],
  answers: { load: { done: [{ suggestions: [], bookmarks: [] }] } },
});
