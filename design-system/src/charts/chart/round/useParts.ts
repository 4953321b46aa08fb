import { useLingui } from '@lingui/react/macro';
import { shareTextsOf } from '../../../lib/whole-shares.ts';
import type { ChartPart, ChartProps, Position, Sheet, Space, Tip } from '../chart.types.ts';
import { useChartFormat } from '../summary/numbers.ts';
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
  const messages = useSummaryMessages(formatValue);
  /** The share of each part of those that are shown; the whole labels add up to 100 per cent. */
  const sharesOf = (isShown: Space['isShown']) =>
    shareTextsOf(parts.map(({ value }, number) => (isShown(number) ? Math.max(value, 0) : 0)));

  const tip = ({ index: current }: Position, isShown: Space['isShown']): Tip => {
    const part = parts[current];
    if (!part) return { title: '', rows: [], current };
    const share = sharesOf(isShown)[current] ?? '';
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
    summary: (isShown: Space['isShown']) => {
      const shares = sharesOf(isShown);
      return messages.ofParts(
        parts.flatMap((part, number) => (isShown(number) ? [{ ...part, share: shares[number] ?? '' }] : [])),
      );
    },
  };
  return [{ parts, formatValue, sharesOf, tip }, frame] as const;
}

/** The data of a drawing of parts. */
export type Parts = ReturnType<typeof useParts>[0];
