import { describe, expect, it } from 'vitest';
import { planOf } from './plan.ts';
import { stepsOf } from './steps.ts';

const steps = (...args: string[]) => stepsOf(planOf(args));
const names = (...args: string[]) => steps(...args).map(({ name }) => name);

describe('the steps', () => {
  it('are the same for a part of the proof and for all of it, but for the apps of other teams', () => {
    const all = [
      'format',
      'lint',
      'types',
      'unused',
      'texts',
      'unit',
      'build',
      'sizes',
      'widgets',
      'storybook',
      'first-story',
      'catalogue',
      'stories',
      'journeys',
    ];

    expect(names()).toEqual(all);
    expect(names('--all')).toEqual(all.toSpliced(all.indexOf('stories'), 0, 'consumers'));
    expect(names('consumers')).toEqual(['consumers']);
  });

  it('are those named, in their own order', () => {
    expect(names('unit', 'lint')).toEqual(['lint', 'unit']);
  });

  it('come with what they read from', () => {
    expect(names('sizes')).toEqual(['build', 'sizes']);
    expect(names('catalogue')).toEqual(['storybook', 'catalogue']);
    expect(names('stories')).toEqual(['storybook', 'stories']);
  });

  it('are explained when one is unknown', () => {
    expect(() => steps('units')).toThrow(/no step "units".*unit/);
  });
});

describe('four shards', () => {
  const shards = [1, 2, 3, 4].map((index) => steps('--all', `--shard=${index}/4`));

  it('have each step that is one in one of them', () => {
    const once = steps('--all').filter(({ inShards }) => inShards === 'one');

    expect(once.map(({ name }) => shards.filter((shard) => shard.some((step) => step.name === name)).length)).toEqual(
      once.map(() => 1),
    );
  });

  it('have each a quarter of the tests, and the builds that those read from', () => {
    for (const [index, shard] of shards.entries()) {
      const parts = shard.filter(({ inShards }) => inShards === 'parts');

      expect(parts.map(({ name }) => name)).toEqual(['unit', 'stories', 'journeys']);
      expect(parts.map(({ commands }) => commands[0]?.at(-1))).toEqual(parts.map(() => `--shard=${index + 1}/4`));
      expect(shard.map(({ name }) => name)).toEqual(expect.arrayContaining(['build', 'storybook']));
    }
  });
});
