import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { WalkedMachine } from '#storybook/statechart/walk/walk.ts';
import { seenStates } from '#storybook/statechart/walk/beginning.ts';
import { storyFileOf, writeStateStories } from './state-stories.ts';
import { deadEndsIn } from './waits.ts';
import { measureMachine, missingIn, redraw, withoutWalk, writeBadges, writeIndex } from './machines.ts';

const walks = import.meta.glob<{ walk: WalkedMachine }>('../../admin/src/**/*.walk.testing.ts', { eager: true });
const machineFiles = import.meta.glob<Record<string, unknown>>('../../admin/src/**/*.machine.ts', { eager: true });
const walked = Object.entries(walks).map(([file, { walk }]) => ({ file, walk, measured: measureMachine(walk) }));
const machines = walked.map(({ measured }) => measured);

/** Machines that a clock drives rather than events; tests of their own take each of their steps. */
const BY_CLOCK = ['session/idle/idle.machine.ts'];

describe('every machine', () => {
  it('has a walk', () => {
    const ids = machines.map(({ id }) => id);

    expect(withoutWalk(machineFiles, Object.keys(walks), ids)).toEqual(BY_CLOCK);
  });

  it.each(machines)('$id is walked through each state, each transition, and both ways of each guard', (machine) => {
    expect(missingIn(machine)).toEqual([]);
  });

  it.each(machines)('$id waits for no entry of the outbox without a way on for each outcome', ({ exploration }) => {
    expect(deadEndsIn(exploration)).toEqual([]);
  });
});

describe('docs', () => {
  it.each(machines)('draw $id as it is', async ({ id, page }) => {
    await expect(page).toMatchFileSnapshot(`../../docs/machines/${id}.md`);
  });

  it('draw the session in its tour too', async () => {
    const tour = readFileSync(new URL('../../docs/session.md', import.meta.url), 'utf8');

    await expect(redraw(tour, 'session', machines)).toMatchFileSnapshot('../../docs/session.md');
  });

  it('count what the walks reach', async () => {
    await expect(writeIndex(machines)).toMatchFileSnapshot('../../docs/machines.md');
  });
});

describe('the panel in Storybook', () => {
  it('shows the same counts', async () => {
    await expect(writeBadges(machines)).toMatchFileSnapshot('../../.storybook/statechart/walk/walked.json');
  });
});

describe('stories', () => {
  const shown = walked.filter(({ walk }) => walk.page);

  it.each(shown)('show every state of $file', async ({ file, walk, measured: { exploration } }) => {
    await expect(writeStateStories(file, walk, exploration)).toMatchFileSnapshot(storyFileOf(file));
  });

  it.each(shown)('have a sign of each state in $file', ({ walk, measured: { exploration } }) => {
    expect(Object.keys(walk.sees ?? {})).toEqual(seenStates(exploration));
  });
});
