import { describe, expect, test } from 'vitest';
import type { LogEntry } from '../recording/protocol.ts';
import { followedActor, mainActor } from './main-actor.ts';

const actors = ['session', 'email', 'compose'].map((id) => ({ chart: { id } }));

test.each([
  ['its page', 'features-email-compose-composeeverystate--closed', 'compose'],
  ['its feature', 'features-email-mailreader--open', 'email'],
  ['neither: the last that began', 'features-app-appjourneys--sign-in', 'compose'],
])('a story shows the machine of %s', (_, storyId, machine) => {
  expect(mainActor(storyId, actors)?.chart.id).toBe(machine);
});

describe('while somebody uses the page', () => {
  const entry = (id: number, actor: string, from: string, to: string): LogEntry => ({
    id,
    actor,
    from,
    to,
    at: 0,
    type: '',
    words: '',
    payload: '',
    taken: [],
  });
  const log = [
    entry(1, 'email', 'loading', 'ready'),
    entry(2, 'outbox', 'idle', 'sending'),
    entry(3, 'email', 'ready', 'ready'),
  ];
  const keys = ['email', 'outbox'].map((key) => ({ key }));

  test('the machine is followed that moved last', () => {
    expect(followedActor({ actors: keys, log, at: 2 }, 1)?.key).toBe('outbox');
  });

  test('none is followed before something moved, or in the past', () => {
    expect(followedActor({ actors: keys, log, at: 2 }, 2)).toBeUndefined();
    expect(followedActor({ actors: keys, log, at: 1 }, 1)).toBeUndefined();
  });
});
