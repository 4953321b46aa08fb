import { changeOf, FigureSum, Stack } from '@embarque/design-system';
import { dayFormatter } from '@embarque/design-system/format-day';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Compared } from '../analytics.api.ts';
import { type Part, unitOf } from '../figures/periods.ts';
import { formatChangeSum, formatCount } from '../figures/formats.ts';
import { DaysText } from './DaysText.tsx';

interface ExplanationProps {
  /** The rule of the figure, in one sentence. */
  children: ReactNode;
  /** The parts of the period and the value of each. */
  parts: readonly { part: Part; value: number | null }[];
  /** The figure now and before, as it is computed. */
  now: number | null;
  before: number | null;
  compared: Compared;
}

const dayAndMonth = dayFormatter({ day: '2-digit', month: 'short' });
const monthAndYear = dayFormatter({ month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

/** How a figure came about: its rule, its parts, its comparison and its source. */
export function Explanation({ children, parts, now, before, compared }: ExplanationProps) {
  const { t } = useLingui();
  const formatPart = unitOf(compared.now.days) === 'day' ? dayAndMonth : monthAndYear;
  return (
    <Stack gap="m">
      <p>{children}</p>
      <FigureSum
        items={[
          { term: t({ message: 'Result', context: 'figure' }), value: formatCount(now) },
          { term: t({ message: 'Days', context: 'figure' }), value: <DaysText days={compared.now.days} /> },
          { term: t`Days before`, value: <DaysText days={compared.before.days} /> },
          { term: t`Result before`, value: formatCount(before) },
          {
            term: t({ message: 'Change', context: 'figure' }),
            value: formatChangeSum(changeOf(before, now), now, before),
          },
          { term: t({ message: 'Source', context: 'figure' }), value: <code dir="ltr">{compared.now.source}</code> },
          { term: t`Loaded at`, value: time.format(compared.now.at) },
        ]}
      />
      <FigureSum items={parts.map(({ part, value }) => ({ term: formatPart(part.day), value: formatCount(value) }))} />
    </Stack>
  );
}
