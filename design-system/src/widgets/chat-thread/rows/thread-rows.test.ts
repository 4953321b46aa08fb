import { expect, it } from 'vitest';
import type { ThreadMessage } from '../../chat-message/chat.types.ts';
import { threadRows } from './thread-rows.ts';

const said = (id: string, from: ThreadMessage['from'], sentAt: string): ThreadMessage => ({
  id,
  from,
  text: id,
  sentAt,
});

it('groups messages of one sender within five minutes, and ends a group with a call', () => {
  const rows = threadRows(
    [
      said('a', 'them', '2026-11-21T10:00:00'),
      said('b', 'them', '2026-11-21T10:04:59'),
      said('c', 'them', '2026-11-21T10:09:59'),
      said('d', 'me', '2026-11-21T10:10:00'),
      { ...said('e', 'me', '2026-11-21T10:10:10'), call: 'unanswered' },
      said('f', 'me', '2026-11-21T10:10:20'),
    ],
    null,
  );

  expect(rows.filter(({ isFirst }) => isFirst).map(({ message }) => message.id)).toEqual(['a', 'c', 'd', 'e', 'f']);
  expect(rows.filter(({ isLast }) => isLast).map(({ message }) => message.id)).toEqual(['b', 'c', 'd', 'e', 'f']);
});

it('begins a day at midnight here, not in Greenwich', () => {
  const rows = threadRows(
    [
      said('a', 'them', '2026-11-20T23:59:00'),
      said('b', 'them', '2026-11-21T00:01:00'),
      said('c', 'them', '2026-11-21T23:00:00'),
    ],
    null,
  );

  expect(rows.map(({ isFirstOfDay }) => isFirstOfDay)).toEqual([true, true, false]);
});

it('never puts the line of new messages above an own message', () => {
  const messages = [said('a', 'me', '2026-11-21T10:00:00'), said('b', 'them', '2026-11-21T10:00:10')];

  expect(threadRows(messages, 'a').some(({ isFirstNew }) => isFirstNew)).toBe(false);
  expect(threadRows(messages, 'b').map(({ isFirstNew }) => isFirstNew)).toEqual([false, true]);
});
