import * as events from 'storybook/internal/core-events';
import { expect, it } from 'vitest';
import { type News, readNews } from './news.ts';

const message = (type: string, ...args: unknown[]) =>
  JSON.stringify({ key: 'storybook-channel', event: { type, args } });

const violation = { id: 'label', help: 'Fields have labels', helpUrl: 'https://x', nodes: [{}, {}], impact: 'serious' };
const read = { id: 'label', help: 'Fields have labels', helpUrl: 'https://x', count: 2 };

it.each<[string, string, News]>([
  ['is drawn', message(events.STORY_RENDERED, 'a--b'), { kind: 'drawn' }],
  ['throws', message(events.STORY_THREW_EXCEPTION, { message: 'No mail' }), { kind: 'threw', message: 'No mail' }],
  ['draws nothing', message(events.STORY_ERRORED, { title: 'Nothing' }), { kind: 'threw', message: 'Nothing' }],
  [
    'stops playing',
    message(events.PLAY_FUNCTION_THREW_EXCEPTION, { message: 'No button' }),
    { kind: 'play failed', message: 'No button' },
  ],
  [
    'decides its skin',
    message(events.GLOBALS_UPDATED, { storyGlobals: { skin: 'dark' } }),
    { kind: 'set up', fixed: { skin: 'dark' } },
  ],
  [
    'is checked',
    message(events.STORY_FINISHED, {
      reporters: [{ type: 'other' }, { type: 'a11y', result: { violations: [violation] } }],
    }),
    { kind: 'finished', violations: [read] },
  ],
  ['is not checked', message(events.STORY_FINISHED, { reporters: [] }), { kind: 'finished', violations: null }],
  ['is checked late', message('storybook/a11y/result', { violations: [] }), { kind: 'checked', violations: [] }],
])('a frame says that its story %s', (_, data, news) => {
  expect(readNews(data)).toEqual(news);
});

it.each([['other text'], ['storybook-channel {'], [{ key: 'else' }], [null], [message('setIndex', {})]])(
  'nothing is read from %j',
  (data) => {
    expect(readNews(data)).toBeNull();
  },
);
