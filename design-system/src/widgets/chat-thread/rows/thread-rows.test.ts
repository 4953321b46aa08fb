import { execFileSync } from 'node:child_process';
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

it('begins a day at midnight here, not in Greenwich (XC-10)', () => {
  const times = ['2026-11-20T23:30:00Z', '2026-11-21T00:30:00Z', '2026-11-21T02:30:00Z', '2026-11-21T03:30:00Z'];
  const script = `import { threadRows } from './thread-rows.ts';
    const messages = ${JSON.stringify(times.map((time) => said(time, 'them', time)))};
    console.log(threadRows(messages, null).map((row) => row.isFirstOfDay).join());`;
  // A thread of tests cannot change its time zone.
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, TZ: 'America/Sao_Paulo' },
    encoding: 'utf8',
  });

  expect(output.trim()).toBe('true,false,false,true');
});

it('never puts the line of new messages above an own message', () => {
  const messages = [said('a', 'me', '2026-11-21T10:00:00'), said('b', 'them', '2026-11-21T10:00:10')];

  expect(threadRows(messages, 'a').some(({ isFirstNew }) => isFirstNew)).toBe(false);
  expect(threadRows(messages, 'b').map(({ isFirstNew }) => isFirstNew)).toEqual([false, true]);
});
