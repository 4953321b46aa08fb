import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FuzzCommand, fuzzCommands } from './fuzz-commands.testing.ts';
import { endRun } from './fuzz-ending.testing.ts';
import { installFuzzTime } from './fuzz-time.testing.ts';
import { createFuzzWorld, failWhenBroken, type RunSettings } from './fuzz-world.testing.ts';

const RUNS = Number(process.env['RUNS'] ?? 2_000);
const SEED = process.env['SEED'] ? Number(process.env['SEED']) : undefined;
const MS_PER_RUN = 100;

const runSettings = fc.record<RunSettings>({
  hasLocks: fc.constantFrom(true, true, true, false),
  lags: fc.constantFrom(false, false, true),
  rotates: fc.constantFrom(true, true, true, false),
  stored: fc.constantFrom(
    'a session',
    'a session',
    'a session',
    'a session',
    'a session',
    'nothing',
    'a refresh token only',
    'half a session',
  ),
});

it(
  'keeps all invariants in every interleaving of tabs, network, storage, and time',
  async () => {
    const property = fc.asyncProperty(fc.scheduler(), runSettings, fuzzCommands(), run);

    await fc.assert(property, { numRuns: RUNS, ...(SEED !== undefined && { seed: SEED }) });
    expect.assertions(0);
  },
  Math.max(180_000, RUNS * MS_PER_RUN),
);

async function run(scheduler: fc.Scheduler, settings: RunSettings, commands: Iterable<FuzzCommand>) {
  const world = createFuzzWorld(scheduler, settings);
  const uninstall = installFuzzTime(world.time);
  try {
    world.openTab();
    world.openTab();
    await world.time.rest();
    await fc.asyncModelRun(() => ({ model: { openTabs: 2 }, real: world }), commands);
    await endRun(world);
    failWhenBroken(world);
  } finally {
    uninstall();
  }
}
