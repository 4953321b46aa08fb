import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawBars } from '../bar-chart/drawBars.tsx';
import { GoalCard } from '../../cards/goal-card/GoalCard.tsx';
import { CandlestickChart } from '../candlestick-chart/CandlestickChart.tsx';
import { DonutChart } from '../donut-chart/DonutChart.tsx';
import { drawDonut } from '../donut-chart/drawDonut.tsx';
import { drawRings } from '../radial-bar-chart/drawRings.tsx';
import { RadialBarChart } from '../radial-bar-chart/RadialBarChart.tsx';
import { LineChart } from '../line-chart/LineChart.tsx';
import { drawRadar } from '../radar-chart/drawRadar.tsx';
import { sparkPoints } from '../sparkline/spark.ts';
import { Sparkline } from '../sparkline/Sparkline.tsx';
import { knownValues } from '../../lib/extent.ts';
import { shareTextsOf } from '../../lib/whole-shares.ts';
import type { Drawing, Position, Space } from './chart.types.ts';
import { drawLines } from './plot/lines.tsx';
import type { Parts } from './round/useParts.ts';
import type { Cartesian } from './plot/useCartesian.ts';
import { shortNumber, shortTicks } from './summary/numbers.ts';

type Values = (number | null)[];

const space: Space = { width: 600, height: 280, isRtl: false, isShown: () => true, id: 'chart' };

const soldOf = (values: Values) => [{ id: 'sold', label: 'Sold', values }];

/** The data of a chart with one series. */
function dataOf(values: Values): Cartesian {
  const series = soldOf(values);
  return {
    series,
    range: undefined,
    categories: values.map((_, index) => `Day ${index + 1}`),
    formatValue: String,
    formatTicks: shortTicks,
    tip: ({ index }) => ({ title: `Day ${index + 1}`, rows: [], current: 0 }),
    shown: () => series,
  };
}

const lineOf = (values: Values) => drawLines(dataOf(values), { fill: 'surface' }, space);
const barsOf = (values: Values) =>
  drawBars(dataOf(values), { layout: 'grouped', orientation: 'vertical', ends: 'far' }, space);
const markupOf = (plot: ReactNode) => renderToStaticMarkup(createElement('svg', null, plot));
const countOf = (part: string, markup: string) => markup.split(`data-part="${part}"`).length - 1;
const pathOf = (part: string, markup: string) =>
  new RegExp(`<path[^>]*data-part="${part}"[^>]*>`).exec(markup)?.[0].match(/ d="([^"]*)"/)?.[1] ?? '';
const textsOf = (markup: string) => [...markup.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text);

/** The data of a chart of parts. */
const partsOf = (...values: number[]): Parts => ({
  parts: values.map((value, index) => ({ id: String(index), label: `Part ${index + 1}`, value })),
  formatValue: String,
  sharesOf: () => shareTextsOf(values),
  tip: () => ({ title: '', rows: [], current: 0 }),
});

/** A chart with all around its drawing. */
function shownBy<Props extends object>(chart: ComponentType<Props>, props: Props): string {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  return renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(chart, props)));
}

/** The tooltip where a value is. */
function tipAt(drawing: Drawing, { series, index }: Position) {
  const spot = drawing.marks[series]?.[index];
  const found = spot && drawing.pick(spot);
  return found && drawing.tip(found).title;
}

const first = { series: 0, index: 0 };

describe('one value', () => {
  it('is a dot with its name, or a slim bar, with a tooltip (XD-04)', () => {
    const line = lineOf([1234]);
    const markup = markupOf(line.plot);

    expect(countOf('marker', markup)).toBe(1);
    expect(textsOf(markup)).toEqual(expect.arrayContaining(['0', '1k', 'Day 1']));
    expect(markup).not.toMatch(/NaN|Infinity/);
    expect(tipAt(line, first)).toBe('Day 1');

    const bars = barsOf([1234]);
    const [, from, to] = /^M([\d.]+),[\d.]+H([\d.]+)/.exec(pathOf('fill', markupOf(bars.plot))) ?? [];
    expect(Number(to) - Number(from)).toBeLessThan(20);
    expect(tipAt(bars, first)).toBe('Day 1');

    const spark = renderToStaticMarkup(createElement(Sparkline, { values: [1234] }));
    expect(countOf('dot', spark)).toBe(1);
  });
});

describe('values that are not known', () => {
  it('are gaps, and a value between two of them is a dot (XD-06)', () => {
    const values = [null, 4, 6, null, 5, null, 3, 2, null];
    const line = markupOf(lineOf(values).plot);
    const spark = renderToStaticMarkup(createElement(Sparkline, { values }));
    const sparkBars = renderToStaticMarkup(createElement(Sparkline, { values, shape: 'bars' }));

    expect(countOf('marker', line)).toBe(1);
    expect(pathOf('line', line).split('M')).toHaveLength(1 + 3);
    expect(countOf('dot', spark)).toBe(1);
    expect(countOf('gap', sparkBars)).toBe(4);
    expect(countOf('fill', markupOf(barsOf(values).plot))).toBe(5);
    expect(markupOf(drawRadar(dataOf([4, null, 6, 5, 3]), space).plot)).not.toMatch(/<polygon[^>]*data-part="web"/);
  });
});

it('no value at all is said (XD-06)', () => {
  expect(shownBy(LineChart, { label: 'Sold', x: ['Mon', 'Tue'], series: soldOf([null, null]) })).toContain(
    'Nothing to show yet.',
  );
});

describe('values of zero', () => {
  it('lie on the base of an axis from 0 to 1, on which no number is twice (XD-05)', () => {
    const drawing = lineOf([0, 0, 0]);
    const ticks = textsOf(markupOf(drawing.plot)).filter((text) => !text?.startsWith('Day'));
    const base = /data-part="base"[^>]*y1="([\d.]+)"/.exec(markupOf(drawing.plot))?.[1];

    expect(ticks).toEqual(['0', '0,2', '0,4', '0,6', '0,8', '1']);
    expect(drawing.marks[0]?.map((spot) => spot?.y)).toEqual([Number(base), Number(base), Number(base)]);
    expect(new Set(sparkPoints([0, 0], false).map((spot) => spot?.y))).toEqual(new Set([92]));
  });

  it('are said, and leave a ring empty (XD-05)', () => {
    const ring = markupOf(drawDonut(partsOf(0, 0), { shape: 'donut', labels: 'percent' }, space).plot);
    const parts = partsOf(0, 0).parts;

    expect([countOf('track', ring), countOf('slice', ring)]).toEqual([1, 0]);
    expect(ring).not.toMatch(/NaN|Infinity/);
    expect(shownBy(DonutChart, { label: 'Sold', parts })).toContain('Every value is 0.');
    const inMiddle = { shape: 'donut', labels: 'percent', centre: { part: '0' } } as const;
    expect(textsOf(markupOf(drawDonut(partsOf(0, 0), inMiddle, space).plot))).toEqual(['0%', 'Part 1']);
    const unknown = parts.map((part) => ({ ...part, value: Number.NaN }));
    expect(shownBy(DonutChart, { label: 'Sold', parts: unknown })).not.toContain('Every value is 0.');
    const sold = { label: 'Sold', x: ['Mon', 'Tue'], series: soldOf([0, null]) };
    expect(shownBy(LineChart, { ...sold, zeroMessage: 'No sales in this period' })).toContain(
      'No sales in this period',
    );
  });
});

it('shares of a ring add up to 100 per cent (XD-08)', () => {
  const ring = drawDonut(partsOf(1, 1, 1), { shape: 'donut', labels: 'percent' }, space);
  expect(textsOf(markupOf(ring.plot))).toEqual(['34%', '33%', '33%']);
});

describe('a goal', () => {
  const ringOf = (value: number) =>
    markupOf(drawRings(partsOf(value), { max: 100, sweep: 360, line: 'solid' }, space).plot);

  it('that is exceeded fills the ring once and is written in full, and nothing of it leaves the ring empty (XD-09)', () => {
    expect(pathOf('ring', ringOf(120))).toBe(pathOf('track', ringOf(120)));
    expect(drawRings(partsOf(120), { max: 100, sweep: 360, line: 'solid' }, space).tip(first).rows).toMatchObject([
      { value: '120' },
    ]);
    expect([countOf('track', ringOf(0)), countOf('ring', ringOf(0))]).toEqual([1, 0]);
  });

  it('that is not set has no ring, and says so (XD-09)', () => {
    const parts = [{ id: 'goal', label: 'Goal', value: null }];

    expect(shownBy(RadialBarChart, { label: 'Goal', parts })).toContain('No goal set');
    expect(shownBy(GoalCard, { title: 'Goal', data: { completed: 1, inProgress: 2, reached: null } })).toContain('>—<');
  });
});

describe('what is no number', () => {
  const none = [Number.NaN, Number.POSITIVE_INFINITY];
  const prices = { open: 1, high: 2, low: 1, close: 2 };

  it('is a gap, and alone it is nothing to show', () => {
    expect(knownValues([1, ...none, null])).toEqual([1, null, null, null]);
    const charts = [
      shownBy(Sparkline, { values: [1, ...none, 3] }),
      shownBy(LineChart, { label: 'Sold', x: ['Mon', 'Tue', 'Wed'], series: soldOf([1, ...none]) }),
      shownBy(DonutChart, { label: 'Sold', parts: partsOf(1, ...none).parts }),
      shownBy(CandlestickChart, {
        label: 'Price',
        x: ['2026-11-20', '2026-11-21'],
        candles: [prices, { ...prices, high: Number.NaN }],
      }),
    ];
    for (const chart of charts) expect(chart).not.toMatch(/NaN|Infinity|∞/);
    expect(shownBy(LineChart, { label: 'Sold', x: ['Mon', 'Tue'], series: soldOf(none) })).toContain(
      'Nothing to show yet.',
    );
  });
});

it('axes tell small values apart', () => {
  expect([0, 0.0004, 0.0025, -0.04, 0.1, 0.25, 950].map(shortNumber)).toEqual([
    '0',
    '0,0004',
    '0,0025',
    '-0,04',
    '0,1',
    '0,25',
    '950',
  ]);
});

describe('ticks of one axis', () => {
  it.each([
    [
      [12_340, 12_345, 12_350],
      ['12.340', '12.345', '12.350'],
    ],
    [
      [1_000_001, 1_000_002],
      ['1.000.001', '1.000.002'],
    ],
    [
      [1.091, 1.0915, 1.092],
      ['1,091', '1,0915', '1,092'],
    ],
    [
      [0.1 + 0.2, 0.301],
      ['0,3', '0,301'],
    ],
    [
      [0, 5000, 10_000],
      ['0', '5k', '10k'],
    ],
  ])('of %j never read the same', (ticks, texts) => {
    expect(shortTicks(ticks)).toEqual(texts);
  });

  it.each([
    [12_340, 12_360],
    [1_000_001, 1_000_005],
    [1.0912, 1.0925],
  ])('stand beside values from %d to %d', (least, most) => {
    const line = drawLines(dataOf([least, most]), { fill: 'none', hasZero: false }, space);
    const ticks = textsOf(markupOf(line.plot)).filter((text) => !text?.startsWith('Day'));

    expect(ticks.length).toBeGreaterThan(2);
    expect(new Set(ticks).size).toBe(ticks.length);
  });
});
