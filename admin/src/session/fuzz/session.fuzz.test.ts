import fc from 'fast-check';
import { it } from 'vitest';
import { type FuzzCommand, fuzzCommands } from './fuzz-commands.testing.ts';
import { endRun } from './fuzz-ending.testing.ts';
import { installFuzzTime } from './fuzz-time.testing.ts';
import { createFuzzWorld, failWhenBroken } from './fuzz-world.testing.ts';
import type { RunSettings, FuzzWorld } from './fuzz-types.testing.ts';

/**
 * The same runs each time, so that the suite judges a change and not its luck, unless a seed is asked for: by `PROPERTY_SEED` for all
 * property tests, as each night, or by `SEED` for this one. `RUNS` asks for more; `npm run fuzz:session` does, from a new seed each time.
 */
const RUNS = Number(process.env['RUNS'] ?? 2_000);
const SEED = Number(process.env['SEED'] ?? process.env['PROPERTY_SEED'] ?? 20_260_701);
const LONGEST_MS_PER_RUN = 500;

const runSettings = fc.record<RunSettings>({
  hasLocks: fc.constantFrom(true, true, true, false),
  lags: fc.constantFrom(false, false, true),
  rotates: fc.constantFrom(true, true, true, false),
  stored: fc.oneof(
    { weight: 5, arbitrary: fc.constant<RunSettings['stored']>('a session') },
    { weight: 3, arbitrary: fc.constantFrom('nothing', 'a refresh token only', 'half a session') },
  ),
});

it(
  'keeps all invariants in every interleaving of tabs, network, storage, and time',
  async () => {
    const property = fc.asyncProperty(fc.scheduler(), runSettings, fuzzCommands(), run);

    await fc.assert(property, { numRuns: RUNS, seed: SEED });
  },
  RUNS * LONGEST_MS_PER_RUN,
);

async function run(scheduler: fc.Scheduler, settings: RunSettings, commands: Iterable<FuzzCommand>) {
  const world = createFuzzWorld(scheduler, settings);
  const tidyUp = [installFuzzTime(world.time), watchUnhandled(world)];
  try {
    world.openTab();
    world.openTab();
    await world.time.rest();
    await fc.asyncModelRun(() => ({ model: { openTabs: 2 }, real: world }), commands);
    await endRun(world);
    failWhenBroken(world);
  } finally {
    for (const tidy of tidyUp) tidy();
  }
}

function watchUnhandled(world: FuzzWorld) {
  const onUnhandled = (reason: unknown) => world.breaks('I17', `nobody handles the rejection ${String(reason)}`);
  process.on('unhandledRejection', onUnhandled);
  return () => process.off('unhandledRejection', onUnhandled);
}
