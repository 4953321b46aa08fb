import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ChartPart, ChartSeries } from '../chart.types.ts';
import type { FormatValue } from './numbers.ts';
import { sum, summarise } from './summary.ts';

/** The sentences in which a chart is told to those who do not see it. */
export function useSummaryMessages(formatValue: FormatValue) {
  const { t } = useLingui();
  const trends = { rising: t`rising`, falling: t`falling`, level: t`level` };

  const ofSeries = (series: readonly ChartSeries[], categories: readonly string[]) => {
    const from = categories[0] ?? '';
    const to = categories.at(-1) ?? '';
    const isAlone = series.length === 1;
    const stories = series.map(({ label, values }) => {
      const story = summarise(values);
      if (!story) return t`${label}: no value.`;
      const { first, last, least, most, trend } = story;
      const way = trends[trend];
      const low = `${formatValue(least.value)} (${categories[least.index] ?? ''})`;
      const high = `${formatValue(most.value)} (${categories[most.index] ?? ''})`;
      if (categories.length === 1) return t`${label}: ${low}.`;
      if (isAlone) {
        return t`${label}, ${from} to ${to}, ${plural(categories.length, { one: '# place', other: '# places' })}: ${way}, from ${formatValue(first)} to ${formatValue(last)}, lowest ${low}, highest ${high}.`;
      }
      return t`${label}: ${way}, from ${formatValue(first)} to ${formatValue(last)}, lowest ${low}, highest ${high}.`;
    });
    const reach = t`${from} to ${to}, ${plural(categories.length, { one: '# place', other: '# places' })}.`;
    return [...(isAlone || categories.length === 1 ? [] : [reach]), ...stories].join(' ');
  };

  const ofParts = (parts: readonly (ChartPart & { share: string })[]) => {
    const total = sum(parts.map(({ value }) => value));
    const listed = parts
      .toSorted((one, other) => other.value - one.value)
      .map(({ label, value, share }) => `${label} ${formatValue(value)} (${share})`);
    return t`${plural(parts.length, { one: '# part', other: '# parts' })}, together ${formatValue(total)}: ${listed.join(', ')}.`;
  };

  const ofRings = (rings: readonly ChartPart[], max: number) => {
    const listed = rings.map(({ label, value }) => `${label} ${formatValue(value)}`).join(', ');
    return t`${listed} of ${formatValue(max)}.`;
  };

  return { ofSeries, ofParts, ofRings };
}
