import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FuzzCommand, fuzzCommands } from './fuzz-commands.testing.ts';
import { endRun } from './fuzz-ending.testing.ts';
import { installFuzzTime } from './fuzz-time.testing.ts';
import { createFuzzWorld, failWhenBroken, type RunSettings } from './fuzz-world.testing.ts';

const RUNS = Number(process.env['RUNS'] ?? 2_000);
const SEED = process.env['SEED'] ? Number(process.env['SEED']) : undefined;
const MS_PER_RUN = 60;

const runSettings = fc.record<RunSettings>({
  hasLocks: fc.constantFrom(true, true, true, false),
  lags: fc.constant(false),
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
    expect.assertions(0); const st=(globalThis as any).__st; console.log(Object.entries(st).sort((a:any,b:any)=>b[1]-a[1]).map(([k,v])=>v+' '+k).join('\n'));
  },
  Math.max(60_000, RUNS * MS_PER_RUN),
);

async function run(scheduler: fc.Scheduler, settings: RunSettings, commands: Iterable<FuzzCommand>) {
  const world = createFuzzWorld(scheduler, settings);
  const uninstall = installFuzzTime(world.time);
  try {
    world.openTab();
    world.openTab();
    await world.time.rest();
    await fc.asyncModelRun(() => ({ model: { openTabs: 2 }, real: world }), commands);
    const st = (globalThis as any).__st ??= {};
    for (const t of world.trace) { const k = t.replace(/^\d+ ms: /,'').replace(/\d+/g,'N').replace(/canary\S*/g,'TOK').replace(/request N/,'request').slice(0,60); st[k] = (st[k] ?? 0) + 1; }
    for (const tab of world.tabs) { const k = 'STATE ' + JSON.stringify(tab.session.actor.getSnapshot().value); st[k] = (st[k] ?? 0) + 1; }
    await endRun(world);
    failWhenBroken(world);
  } finally {
    uninstall();
  }
}
