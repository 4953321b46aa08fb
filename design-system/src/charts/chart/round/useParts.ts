import { useLingui } from '@lingui/react/macro';
import type { ChartPart, ChartProps, Place, Sheet, Space, Tip } from '../chart.types.ts';
import { useChartWriting, useShareWriting } from '../summary/numbers.ts';
import { sum } from '../summary/summary.ts';
import { useSummaryWords } from '../summary/useSummaryWords.ts';

/** What every chart of parts takes. */
export interface PartsProps extends ChartProps {
  /** What is drawn: the parts, the first one at the top. */
  parts: readonly ChartPart[];
}

/** How the parts of a chart are written, told and tabled: for its drawing, and for the frame around it. */
export function useParts({ parts, ...rest }: PartsProps) {
  const { t } = useLingui();
  const { write } = useChartWriting(rest.format);
  const writeShare = useShareWriting();
  const words = useSummaryWords(write);
  const shown = (isShown: Space['isShown']) => parts.filter((_, number) => isShown(number));
  const totalOf = (some: readonly ChartPart[]) => sum(some.map(({ value }) => Math.max(value, 0)));

  const tip = ({ index: current }: Place, isShown: Space['isShown']): Tip => {
    const part = parts[current];
    if (!part) return { title: '', rows: [], current };
    const total = totalOf(shown(isShown));
    const share = writeShare(total === 0 ? 0 : part.value / total);
    return { title: part.label, rows: [{ series: current, label: share, value: write(part.value) }], current };
  };
  const sheet = (): Sheet => ({
    head: [t`Part`, t`Value`],
    rows: parts.map(({ label, value }) => [label, value]),
  });

  const frame = {
    ...rest,
    items: parts,
    write,
    sheet,
    isEmpty: totalOf(parts) === 0,
    summary: (isShown: Space['isShown']) => words.ofParts(shown(isShown), writeShare),
  };
  return [{ parts, write, writeShare, tip }, frame] as const;
}

/** What a drawing of parts needs to know. */
export type Parts = ReturnType<typeof useParts>[0];
