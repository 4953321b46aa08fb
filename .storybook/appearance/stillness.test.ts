import { afterEach, describe, expect, it, vi } from 'vitest';
import { initialGlobals } from '../toolbar/globals.ts';
import { motionOf, moveAfterPlay } from './stillness.ts';

const story = (own: object = {}) => ({
  abortSignal: new AbortController().signal,
  globals: { ...initialGlobals },
  storyGlobals: {},
  viewMode: 'story' as const,
  playFunction: () => undefined,
  ...own,
});

const endOf = async (played: ReturnType<typeof story>) => {
  const finish = vi.fn<() => void>();
  const animation = (endTime: number) => ({ finish, effect: { getComputedTiming: () => ({ endTime }) } });
  const dataset: Record<string, string> = {};
  vi.stubGlobal('document', {
    documentElement: { dataset },
    getAnimations: () => [animation(200), animation(Infinity)],
  });
  await moveAfterPlay(played as never);
  return { dataset, finish };
};

afterEach(() => vi.unstubAllGlobals());

describe('a page', () => {
  it('is still while its story plays, and moves as the toolbar says afterwards', async () => {
    const played = story();
    expect(motionOf(played)).toBe('reduced');

    const { dataset } = await endOf(played);
    expect(dataset).toEqual({ motion: 'system' });
    expect(motionOf(played)).toBe('system');
    expect(motionOf(story())).toBe('reduced');
  });

  it('does not enter again when it may move: what runs for ever runs on', async () => {
    const { finish } = await endOf(story());
    expect(finish).toHaveBeenCalledOnce();
  });

  it('moves from the start in a story without a play, in documentation, and in a story about movement', () => {
    expect(motionOf(story({ playFunction: undefined }))).toBe('system');
    expect(motionOf(story({ viewMode: 'docs' }))).toBe('system');
    expect(motionOf(story({ storyGlobals: { motion: 'system' } }))).toBe('system');
  });

  it('stays still when the toolbar says so', async () => {
    const played = story({ globals: { ...initialGlobals, motion: 'reduced' } });
    const { dataset, finish } = await endOf(played);
    expect(motionOf(played)).toBe('reduced');
    expect(dataset).toEqual({});
    expect(finish).not.toHaveBeenCalled();
  });
});
