import { describe, expect, it } from 'vitest';
import { oneCheck } from './counts.ts';
import { runSideBySide } from './schedule.ts';
import type { Step } from './steps.ts';

const step = (name: string, rest: Partial<Step> = {}): Step => ({
  name,
  commands: [],
  inShards: 'one',
  count: oneCheck,
  ...rest,
});

/** Runs steps that end when told to, and writes down what happens. */
function open(steps: Step[], lanes: number) {
  const diary: string[] = [];
  const ends = new Map<string, () => void>();
  const run = async ({ name }: Step) => {
    diary.push(`${name} starts`);
    await new Promise<void>((resolve) => ends.set(name, resolve));
    diary.push(`${name} ends`);
    return name;
  };
  return { diary, end: (name: string) => ends.get(name)?.(), results: runSideBySide({ steps, lanes, run }) };
}

/** Lets everything happen that needs no further push. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('steps', () => {
  it('run side by side, as many as there are lanes', async () => {
    const { diary, end, results } = open([step('a'), step('b'), step('c')], 2);

    expect(diary).toEqual(['a starts', 'b starts']);
    end('b');
    await settled();
    expect(diary).toEqual(['a starts', 'b starts', 'b ends', 'c starts']);

    end('a');
    end('c');
    await expect(results).resolves.toEqual(['a', 'b', 'c']);
  });

  it('wait for those they read from', async () => {
    const { diary, end, results } = open([step('build'), step('sizes', { after: ['build'] })], 2);

    expect(diary).toEqual(['build starts']);
    end('build');
    await settled();
    expect(diary.at(-1)).toBe('sizes starts');

    end('sizes');
    await expect(results).resolves.toEqual(['build', 'sizes']);
  });

  it('that must be alone have the machine for themselves', async () => {
    const { diary, end, results } = open([step('a'), step('journeys', { isAlone: true }), step('b')], 3);

    expect(diary).toEqual(['a starts', 'b starts']);
    end('a');
    await settled();
    expect(diary.at(-1)).toBe('a ends');
    end('b');
    await settled();
    expect(diary.at(-1)).toBe('journeys starts');

    end('journeys');
    await expect(results).resolves.toEqual(['a', 'journeys', 'b']);
  });
});
