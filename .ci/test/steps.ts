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
  /** Whether it runs with `--all` alone. */
  isOnlyOfAll?: boolean;
  /** In how many shards it runs: each its part, each as a whole since others read from it, or one of them. */
  inShards: 'parts' | 'each' | 'one';
  /** A text of its log by which a crash of the browser is known: then it runs a second time. */
  browserLost?: string;
  /** Variables of the environment that only its commands get. */
  env?: Record<string, string>;
  count: (exitCode: number) => Counts;
}

/** The stories that run as tests, as `.ci/affected/chosen-stories.plugin.ts` reads them. */
export const chosenStoriesFile = join(outputFolder, 'chosen-stories.json');

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
    isOnlyOfAll: true,
    commands: [['npm', 'run', 'build-storybook']],
    count: oneCheck,
  },
  {
    name: 'first-story',
    inShards: 'one',
    isOnlyOfAll: true,
    after: ['storybook'],
    needsChromium: true,
    commands: [['node', '.ci/first-story/main.ts']],
    count: oneCheck,
  },
  {
    name: 'catalogue',
    inShards: 'one',
    isOnlyOfAll: true,
    after: ['storybook'],
    commands: [['node', '.ci/catalogue/main.ts']],
    count: oneCheck,
  },
];

function stories(shard: readonly string[]): Step {
  return {
    name: 'stories',
    needsChromium: true,
    browserLost: 'Browser connection was closed',
    ...vitest('stories', shard),
    // As they are published: React for developers draws at half the speed, and the tests around it wait for every update.
    env: { NODE_ENV: 'production', CHOSEN_STORIES: chosenStoriesFile },
  };
}

function visitor(shard: readonly string[]): Step {
  return {
    name: 'visitor',
    inShards: 'parts',
    isOnlyOfAll: true,
    after: ['storybook'],
    isAlone: true,
    needsChromium: true,
    commands: [['node', '.ci/visitor/main.ts', ...shard]],
    count: (exitCode) => countJourneys(report('visitor'), exitCode, []),
  };
}

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
  const all = [
    stories(shard),
    ...checks,
    { name: 'unit', ...vitest('unit', shard) },
    ...builds,
    visitor(shard),
    journeys(plan, shard),
  ];
  const steps = all.filter(({ isOnlyOfAll }) => plan.isAll || !isOnlyOfAll || plan.steps.length > 0);
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
