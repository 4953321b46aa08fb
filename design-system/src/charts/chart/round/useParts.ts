import { useLingui } from '@lingui/react/macro';
import type { ChartPart, ChartProps, Position, Sheet, Space, Tip } from '../chart.types.ts';
import { useChartFormat, useShareFormat } from '../summary/numbers.ts';
import { sum } from '../summary/summary.ts';
import { useSummaryMessages } from '../summary/useSummaryMessages.ts';

/** The props of charts that draw parts of a whole. */
export interface PartsProps extends ChartProps {
  /** The parts, the first one at the top. */
  parts: readonly ChartPart[];
}

/** How the parts of a chart are written, told and tabled: for its drawing, and for the frame around it. */
export function useParts({ parts: given, ...rest }: PartsProps) {
  const parts = given.map((part) => (Number.isFinite(part.value) ? part : { ...part, value: 0 }));
  const { t } = useLingui();
  const { formatValue } = useChartFormat(rest.format);
  const formatShare = useShareFormat();
  const messages = useSummaryMessages(formatValue);
  const shown = (isShown: Space['isShown']) => parts.filter((_, number) => isShown(number));
  const totalOf = (some: readonly ChartPart[]) => sum(some.map(({ value }) => Math.max(value, 0)));

  const tip = ({ index: current }: Position, isShown: Space['isShown']): Tip => {
    const part = parts[current];
    if (!part) return { title: '', rows: [], current };
    const total = totalOf(shown(isShown));
    const share = formatShare(total === 0 ? 0 : part.value / total);
    return { title: part.label, rows: [{ series: current, label: share, value: formatValue(part.value) }], current };
  };
  const sheet = (): Sheet => ({
    head: [t({ message: 'Part', context: 'chart' }), t`Value`],
    rows: given.map(({ label, value }) => [label, Number.isFinite(value) ? value : null]),
  });

  const frame = {
    ...rest,
    items: parts,
    formatValue,
    sheet,
    isEmpty: !given.some(({ value }) => Number.isFinite(value)),
    isZero: parts.every(({ value }) => value === 0),
    summary: (isShown: Space['isShown']) => messages.ofParts(shown(isShown), formatShare),
  };
  return [{ parts, formatValue, formatShare, tip }, frame] as const;
}

/** The data of a drawing of parts. */
export type Parts = ReturnType<typeof useParts>[0];
