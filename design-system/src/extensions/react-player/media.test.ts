import { describe, expect, it } from 'vitest';
import { formatTime, stateOf } from './media.ts';

const nothingBuffered = { length: 0, start: () => 0, end: () => 0 };
const media = {
  buffered: nothingBuffered,
  currentTime: 0,
  duration: Number.NaN,
  ended: false,
  error: null,
  loop: false,
  muted: false,
  paused: true,
  playbackRate: 1,
  volume: 1,
};

describe('the state of a film', () => {
  it('is at rest before anything arrived', () => {
    expect(stateOf(media)).toEqual({
      status: 'stopped',
      time: 0,
      duration: 0,
      loaded: 0,
      volume: 1,
      isMuted: false,
      speed: 1,
      isLooping: false,
    });
  });

  it.each([
    ['playing', { paused: false }],
    ['paused', { currentTime: 3 }],
    ['ended', { currentTime: 8, ended: true }],
    ['failed', { error: { code: 4 } as MediaError }],
  ])('is %s', (status, change) => {
    expect(stateOf({ ...media, ...change }).status).toBe(status);
  });

  it('knows the share that has loaded', () => {
    expect(stateOf({ ...media, buffered: { length: 2, start: () => 0, end: (i) => [2, 6][i] ?? 0 } }).loaded).toBe(6);
  });
});

it.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [65, '1:05'],
  [3600, '60:00'],
])('%d seconds are written %s', (seconds, text) => {
  expect(formatTime(seconds)).toBe(text);
});
