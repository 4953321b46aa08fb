import type { CDPSession, Page } from 'playwright';
import type { Benchmark, Stage } from './stage.ts';
import type { Taken } from './widgets/main.tsx';
import type { Kind } from './widgets/many.tsx';
import { median } from './median.ts';

/** Against bare styled-components: what the widget adds to its styles. */
const TIMES_STYLED = 2;
const OPEN_MS = 50;
const SLOW_DOWN = 4;

const kinds = ['button', 'input', 'avatar', 'badge'];
const ways: Array<keyof Kind> = ['html', 'react', 'styled', 'widget'];

const layers = [
  { name: 'Menu', role: 'menu' },
  { name: 'Dialog', role: 'dialog' },
  { name: 'Destination', role: 'listbox' },
];

interface Window {
  take: (what: { kind: string; how: keyof Kind }) => Taken;
  opening: (press: EventTarget, role: string) => Promise<number>;
}

export default {
  title: 'A thousand of each, 4 × slower processor; what opens, at full speed (milliseconds, medians)',

  async run({ browser, servePage, runs }) {
    const served = await servePage('widgets');
    const page = await browser.newPage();
    try {
      await page.goto(served.url);
      const opened = await openings(page, runs);
      const devtools = await page.context().newCDPSession(page);
      const many = await thousands({ page, devtools, runs });
      return {
        rows: [...many.rows, ...opened.rows],
        overBudget: [...many.overBudget, ...opened.overBudget],
      };
    } finally {
      await page.close();
      await served.close();
    }
  },
} satisfies Benchmark;

interface Measurement extends Pick<Stage, 'runs'> {
  page: Page;
  devtools: CDPSession;
}

async function thousands({ page, devtools, runs }: Measurement) {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const rows = [];
  for (const kind of kinds) {
    const taken = await inTurn(page, kind, runs);
    for (const phase of ['mount', 'update'] as const) {
      const of = (how: keyof Kind) => median((taken.get(how) ?? []).map((figures) => figures[phase]));
      const toStyled = Number((of('widget') / of('styled')).toFixed(2));
      const figures = Object.fromEntries(ways.map((how) => [how, Math.round(of(how))]));
      rows.push({ what: `1,000 × ${kind}: ${phase}`, ...figures, '× styled': toStyled });
    }
  }
  return {
    rows,
    overBudget: rows
      .filter((row) => row['× styled'] > TIMES_STYLED)
      .map((row) => `${row.what}: ${row['× styled']} times bare styled-components, the budget is ${TIMES_STYLED}.`),
  };
}

/** All ways take turns; the first round only warms up. */
async function inTurn(page: Page, kind: string, runs: number): Promise<Map<keyof Kind, Taken[]>> {
  const taken = new Map<keyof Kind, Taken[]>(ways.map((how) => [how, []]));
  for (let run = 0; run <= runs; run += 1) {
    for (const how of ways) {
      const figures = await page.evaluate((what) => (window as unknown as Window).take(what), { kind, how });
      if (run > 0) taken.get(how)?.push(figures);
    }
  }
  return taken;
}

async function openings(page: Page, runs: number) {
  const rows = [];
  for (const { name, role } of layers) {
    const times: number[] = [];
    for (let run = 0; run <= runs; run += 1) {
      const time = await openOnce(page, name, role);
      // The first press loads the code.
      if (run > 0) times.push(time);
    }
    rows.push({ what: `opens: ${name}`, widget: Math.round(median(times)) });
  }
  return {
    rows,
    overBudget: rows
      .filter(({ widget }) => widget > OPEN_MS)
      .map(({ what, widget }) => `${what}: ${widget} ms until it is painted, the budget is ${OPEN_MS}.`),
  };
}

async function openOnce(page: Page, name: string, role: string): Promise<number> {
  const button = page.getByRole('button', { name }).first();
  const time = button.evaluate((press, wanted) => (window as unknown as Window).opening(press, wanted), role);
  await button.click();
  const taken = await time;
  await page.keyboard.press('Escape');
  await page.getByRole(role as 'menu').waitFor({ state: 'detached' });
  return taken;
}
