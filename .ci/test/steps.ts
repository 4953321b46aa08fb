import { join } from 'node:path';
import { missingEngines } from '../engines/engines.ts';
import { type Counts, countJourneys, countVitest, oneCheck } from './counts.ts';
import type { Plan } from './plan.ts';

/** The folder of the logs and machine-readable results of one run. */
export const outputFolder = join(import.meta.dirname, '../../dist/test');

export interface Step {
  name: string;
  /** Run one after the other; the first that fails ends the step. */
  commands: string[][];
  /** Steps whose result this one reads. Asking for this one asks for them too. */
  after?: string[];
  /** Whether it needs the machine for itself, since it measures or waits for time. */
  isAlone?: boolean;
  needsChromium?: boolean;
  needsNginx?: boolean;
  needsEngines?: boolean;
  /** In how many shards it runs: each its part, each as a whole since others read from it, or one of them. */
  inShards: 'parts' | 'each' | 'one';
  /** Variables of the environment that only its commands get. */
  env?: Record<string, string>;
  count: (exitCode: number) => Counts;
}

/** The ids of the stories that do not run, as `.ci/visitor` reads them. */
export const leftOutFile = join(outputFolder, 'left-out-stories.json');

const report = (name: string) => join(outputFolder, `${name}.json`);

const vitest = (project: string, shard: readonly string[]): Pick<Step, 'commands' | 'count' | 'inShards'> => ({
  inShards: 'parts',
  commands: [
    [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report(project)}`,
      ...shard,
    ],
  ],
  count: (exitCode) => countVitest(report(project), exitCode),
});

/** Programs written in Go, on the core that stories leave free: each thread more would check again what it shares with others. */
const oneThread = { GOMAXPROCS: '1', GOGC: '400' };

const texts = (...check: string[]) => ['lingui', 'check', ...check, '--verbose', '--workers', '1'];

/** Checks of files, in the order in which it is best to hear of a failure. */
const checks: readonly Step[] = [
  { name: 'format', inShards: 'one', commands: [['oxfmt', '--check']], count: oneCheck },
  { name: 'lint', inShards: 'one', commands: [['oxlint']], env: oneThread, count: oneCheck },
  {
    name: 'types',
    inShards: 'one',
    commands: [['tsc', '--noEmit', '--singleThreaded']],
    env: oneThread,
    count: oneCheck,
  },
  { name: 'unused', inShards: 'one', commands: [['knip']], count: oneCheck },
  {
    name: 'texts',
    inShards: 'one',
    commands: [
      texts('sync', '--clean', '--locale', 'en,pt-BR'),
      texts('missing', '--mode', 'catalog', '--locale', 'en,pt-BR'),
      texts('sync', '--clean', '--config', 'lingui.translated.config.ts'),
      texts('missing', '--mode', 'catalog', '--config', 'lingui.translated.config.ts'),
    ],
    count: oneCheck,
  },
];

const builds: readonly Step[] = [
  {
    name: 'build',
    inShards: 'each',
    commands: [
      ['node', '.ci/build.ts', '--only', 'app'],
      ['node', '.ci/build.ts', '--only', 'journeys'],
    ],
    count: oneCheck,
  },
  { name: 'sizes', inShards: 'one', after: ['build'], commands: [['node', '.ci/sizes/main.ts']], count: oneCheck },
  { name: 'widgets', inShards: 'one', commands: [['node', '.ci/widget-sizes/main.ts']], count: oneCheck },
  {
    name: 'storybook',
    inShards: 'each',
    commands: [['npm', 'run', 'build-storybook']],
    count: oneCheck,
  },
  {
    name: 'first-story',
    inShards: 'one',
    after: ['storybook'],
    needsChromium: true,
    commands: [['node', '.ci/first-story/main.ts']],
    count: oneCheck,
  },
  {
    name: 'catalogue',
    inShards: 'one',
    after: ['storybook'],
    commands: [['node', '.ci/catalogue/main.ts']],
    count: oneCheck,
  },
];

/** Small apps of other teams, which have the packed design system. */
const consumers: Step = {
  name: 'consumers',
  inShards: 'one',
  needsChromium: true,
  commands: [
    ['node', '.ci/build.ts', '--only', 'library'],
    ['node', '.ci/consumers/main.ts'],
  ],
  count: oneCheck,
};

/** Stories as a person finds them in the built Storybook: they take a fraction of the time that they take in Vitest. */
const stories = (shard: readonly string[]): Step => ({
  name: 'stories',
  inShards: 'parts',
  after: ['storybook'],
  isAlone: true,
  needsChromium: true,
  env: { LEFT_OUT_STORIES: leftOutFile },
  commands: [['node', '.ci/visitor/main.ts', ...shard]],
  count: (exitCode) => countJourneys(report('stories'), exitCode, []),
});

function journeys({ isAll }: Plan, shard: readonly string[]): Step {
  return {
    name: 'journeys',
    inShards: 'parts',
    after: isAll ? ['build', 'storybook'] : ['build'],
    isAlone: true,
    needsChromium: true,
    needsNginx: isAll,
    needsEngines: isAll,
    env: { JOURNEYS_REUSE_BUILD: '1', ...(isAll ? {} : { JOURNEYS: 'smoke' }) },
    commands: [['playwright', 'test', '--config', 'admin/e2e/playwright.config.ts', ...shard]],
    count: (exitCode) =>
      countJourneys(report('journeys'), exitCode, isAll ? missingEngines().map(({ name }) => name) : []),
  };
}

/** The steps of a plan, those that are read from included. */
export function stepsOf(plan: Plan): Step[] {
  const shard = plan.shard ? [`--shard=${plan.shard.index}/${plan.shard.count}`] : [];
  const steps = [
    ...checks,
    { name: 'unit', ...vitest('unit', shard) },
    ...builds,
    ...(plan.isAll || plan.steps.includes(consumers.name) ? [consumers] : []),
    stories(shard),
    journeys(plan, shard),
  ];
  return named(inShard(steps, plan), plan.steps);
}

/** Steps that run in one shard alone are dealt out, one to each in turn. */
function inShard(steps: readonly Step[], { shard }: Plan): readonly Step[] {
  if (!shard) return steps;
  const alone = steps.filter(({ inShards }) => inShards === 'one');
  return steps.filter((step) => step.inShards !== 'one' || alone.indexOf(step) % shard.count === shard.index - 1);
}

function named(steps: readonly Step[], names: readonly string[]): Step[] {
  const unknown = names.find((name) => steps.every((step) => step.name !== name));
  if (unknown)
    throw new Error(`There is no step "${unknown}". The steps are ${steps.map(({ name }) => name).join(', ')}.`);
  if (names.length === 0) return [...steps];

  const wanted = new Set(names);
  for (const { name, after = [] } of steps.toReversed()) {
    if (wanted.has(name)) for (const other of after) wanted.add(other);
  }
  return steps.filter(({ name }) => wanted.has(name));
}
