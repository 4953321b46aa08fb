import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumArguments, ensureChromium } from '../../.ci/chromium.ts';
import { readCommandLine, stop } from '../../.ci/command-line.ts';
import { textsAndStyles } from '@embarque/design-system/vite';
import { mswWithoutCookieJar } from '@embarque/mocks/vite';
import { precompress } from '../serve/precompress.ts';
import { serve, type Served } from '../serve/serve.ts';
import { compileAhead } from '../vite/compile-ahead.ts';
import type { Benchmark, Findings, Stage } from './stage.ts';

const root = join(import.meta.dirname, '../..');
const output = join(root, 'dist/bench');

const HELP = `Measures the app on a slow machine and a slow line, beside a bare React page.

  npm run bench -- [--runs 5] [names of benchmarks]
`;

const { values, positionals } = readCommandLine(HELP, {
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});

const names = chosenBenchmarks();
const overBudget = await onStage(async (stage) => {
  const excesses: string[] = [];
  for (const name of names) {
    const { default: benchmark }: { default: Benchmark } = await import(`./${name}.bench.ts`);
    const findings = await benchmark.run(stage);
    report(name, benchmark, findings);
    excesses.push(...findings.overBudget);
  }
  return excesses;
});

for (const excess of overBudget) console.error(`✗ ${excess}`);
process.exitCode = overBudget.length > 0 ? 1 : 0;

async function onStage<Result>(perform: (stage: Stage) => Promise<Result>): Promise<Result> {
  const app = once(buildApp);
  const hello = once(() => servePage('hello'));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
  try {
    return await perform({ app, hello, browser, servePage, runs: Number(values.runs) });
  } finally {
    const served = await Promise.all([...app.begun(), ...hello.begun()]);
    await Promise.all([browser.close(), ...served.map((site) => site.close())]);
  }
}

/** Most benchmarks need neither, and building takes longer than measuring. */
function once(make: () => Promise<Served>) {
  let made: Promise<Served> | undefined;
  return Object.assign(() => (made ??= make()), { begun: () => (made ? [made] : []) });
}

async function buildApp(): Promise<Served> {
  const folder = join(output, 'app');
  await build({ configFile: join(root, 'vite.config.ts'), mode: 'demo', logLevel: 'warn', build: { outDir: folder } });
  await precompress(folder);
  return serve({ folder, port: 0 });
}

async function servePage(name: string): Promise<Served> {
  const folder = join(output, name);
  await build({
    configFile: false,
    root: join(import.meta.dirname, name),
    plugins: [react(), textsAndStyles(), mswWithoutCookieJar(), compileAhead()],
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, target: 'baseline-widely-available' },
  });
  await precompress(folder);
  return serve({ folder, port: 0 });
}

/** Every `*.bench.ts` beside this file, or those that were named. */
function chosenBenchmarks(): string[] {
  const all = readdirSync(import.meta.dirname).flatMap((file) => /^(.+)\.bench\.ts$/.exec(file)?.[1] ?? []);
  const unknown = positionals.find((name) => !all.includes(name));
  if (unknown) stop(`There is no benchmark "${unknown}". There are: ${all.join(', ')}.`, 2);
  return positionals.length > 0 ? positionals : all;
}

function report(name: string, { title }: Benchmark, { rows }: Findings) {
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(rows.map((row) => [Object.values(row)[0], row])),
    Object.keys(rows[0] ?? {}).slice(1),
  );
  mkdirSync(output, { recursive: true });
  writeFileSync(
    join(output, `${name}.json`),
    `${JSON.stringify({ title, runs: Number(values.runs), rows }, null, 2)}\n`,
  );
}
