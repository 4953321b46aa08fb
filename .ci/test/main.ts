import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureChromium } from '../chromium.ts';
import { tryToHaveEngines } from '../engines/engines.ts';
import { tryToHaveNginx } from '../nginx.ts';
import { tryToHavePdfReader } from '../poppler.ts';
import { chooseForPlan } from './choose-for-plan.ts';
import { leftOut } from './left-out.ts';
import { type Plan, planOf } from './plan.ts';
import { type StepResult, table, total } from './report.ts';
import { runSideBySide } from './schedule.ts';
import { outputFolder, type Step, stepsOf } from './steps.ts';

const root = join(import.meta.dirname, '../..');
const started = performance.now();

const { plan, steps } = planOrExplain();
rmSync(outputFolder, { recursive: true, force: true });
mkdirSync(outputFolder, { recursive: true });
const choice = chooseForPlan(root, plan);
if (!plan.isAll) console.log(`Stories: ${choice.why}.\n`);

process.env.PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
const { FORCE_COLOR: _, ...inherited } = process.env;
const env: NodeJS.ProcessEnv = {
  ...inherited,
  CI: 'true',
  NO_COLOR: '1',
};
if (steps.some(({ needsChromium }) => needsChromium)) ensureChromium();
if (steps.some(({ needsNginx }) => needsNginx)) tryToHaveNginx();
if (plan.isAll && steps.some(({ name }) => name === 'journeys')) tryToHavePdfReader();
if (steps.some(({ needsEngines }) => needsEngines)) tryToHaveEngines();

const lanes = Math.min(2, availableParallelism());
const results = await runSideBySide({ steps, lanes, run: runStep });

const { line, exitCode } = total(results);
console.log(`\n${table(results)}\n${seconds(started).toFixed(0)} s in all\n\n${leftOut({ plan, ...choice })}\n${line}`);
process.exitCode = exitCode;

function planOrExplain(): { plan: Plan; steps: Step[] } {
  try {
    const asked = planOf(process.argv.slice(2));
    return { plan: asked, steps: stepsOf(asked) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

async function runStep(step: Step): Promise<StepResult> {
  const start = performance.now();
  const { exitCode, said } = await runLogged(step);
  const result = { name: step.name, seconds: seconds(start), ...step.count(exitCode) };
  console.log(table([result]));
  if (result.failed > 0) console.log(`${said.trim()}\n`);
  return result;
}

async function runLogged(step: Step): Promise<{ exitCode: number; said: string }> {
  const logFile = join(outputFolder, `${step.name}.log`);
  const log = openSync(logFile, 'w');
  const exitCode = await runInOrder(step, log);
  closeSync(log);
  return { exitCode, said: readFileSync(logFile, 'utf8') };
}

async function runInOrder({ commands, env: own }: Step, log: number): Promise<number> {
  for (const command of commands) {
    const exitCode = await runCommand(command, { ...env, ...own }, log);
    if (exitCode !== 0) return exitCode;
  }
  return 0;
}

function runCommand([command = '', ...args]: string[], environment: NodeJS.ProcessEnv, log: number): Promise<number> {
  const child = spawn(command, args, { cwd: root, env: environment, stdio: ['ignore', log, log] });
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1));
    child.on('error', (error) => {
      writeSync(log, `${command} could not be started: ${error.message}\n`);
      resolve(1);
    });
  });
}

function seconds(since: number): number {
  return (performance.now() - since) / 1000;
}
