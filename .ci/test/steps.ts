import { join } from 'node:path';
import { missingEngines } from '../engines/engines.ts';
import { type Counts, countJourneys, countVitest, oneCheck } from './counts.ts';

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
  /** A text of its log by which a crash of the browser is known: then it runs a second time. */
  browserLost?: string;
  /** Variables of the environment that only its commands get. */
  env?: Record<string, string>;
  count: (exitCode: number) => Counts;
}

const report = (name: string) => join(outputFolder, `${name}.json`);

const vitest = (project: string): Pick<Step, 'commands' | 'count'> => ({
  commands: [
    [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report(project)}`,
    ],
  ],
  count: (exitCode) => countVitest(report(project), exitCode),
});

/** Programs written in Go, on the core that stories leave free: each thread more would check again what it shares with others. */
const oneThread = { GOMAXPROCS: '1', GOGC: '400' };

const texts = (...check: string[]) => ['lingui', 'check', ...check, '--verbose', '--workers', '1'];

/** Everything that `npm test` proves, in the order in which it is best to hear of a failure. */
const steps: Step[] = [
  {
    name: 'stories',
    needsChromium: true,
    browserLost: 'Browser connection was closed',
    ...vitest('stories'),
    // As they are published: React for developers draws at half the speed, and the tests around it wait for every update.
    env: { NODE_ENV: 'production' },
  },
  { name: 'format', commands: [['oxfmt', '--check']], count: oneCheck },
  { name: 'lint', commands: [['oxlint']], env: oneThread, count: oneCheck },
  { name: 'types', commands: [['tsc', '--noEmit', '--singleThreaded']], env: oneThread, count: oneCheck },
  { name: 'unused', commands: [['knip']], count: oneCheck },
  {
    name: 'texts',
    commands: [
      texts('sync', '--clean', '--locale', 'en,pt-BR'),
      texts('missing', '--mode', 'catalog', '--locale', 'en,pt-BR'),
      texts('sync', '--clean', '--config', 'lingui.translated.config.ts'),
      texts('missing', '--mode', 'catalog', '--config', 'lingui.translated.config.ts'),
    ],
    count: oneCheck,
  },
  { name: 'unit', ...vitest('unit') },
  {
    name: 'build',
    commands: [
      ['node', '.ci/build.ts', '--only', 'app'],
      ['node', '.ci/build.ts', '--only', 'journeys'],
    ],
    count: oneCheck,
  },
  { name: 'sizes', after: ['build'], commands: [['node', '.ci/sizes/main.ts']], count: oneCheck },
  { name: 'widgets', commands: [['node', '.ci/widget-sizes/main.ts']], count: oneCheck },
  {
    name: 'storybook',
    needsChromium: true,
    commands: [
      ['npm', 'run', 'build-storybook'],
      ['node', '.ci/first-story/main.ts'],
    ],
    count: oneCheck,
  },
  { name: 'catalogue', after: ['storybook'], commands: [['node', '.ci/catalogue/main.ts']], count: oneCheck },
  {
    name: 'journeys',
    after: ['build', 'storybook'],
    isAlone: true,
    needsChromium: true,
    needsNginx: true,
    needsEngines: true,
    env: { JOURNEYS_REUSE_BUILD: '1' },
    commands: [['playwright', 'test', '--config', 'admin/e2e/playwright.config.ts']],
    count: (exitCode) =>
      countJourneys(
        report('journeys'),
        exitCode,
        missingEngines().map(({ name }) => name),
      ),
  },
];

/** The steps of these names and those they read from; all when no name is given. */
export function chosenSteps(names: string[]): Step[] {
  const unknown = names.find((name) => steps.every((step) => step.name !== name));
  if (unknown)
    throw new Error(`There is no step "${unknown}". The steps are ${steps.map(({ name }) => name).join(', ')}.`);
  if (names.length === 0) return steps;

  const wanted = new Set(names);
  for (const { name, after = [] } of steps.toReversed()) {
    if (wanted.has(name)) for (const other of after) wanted.add(other);
  }
  return steps.filter(({ name }) => wanted.has(name));
}
