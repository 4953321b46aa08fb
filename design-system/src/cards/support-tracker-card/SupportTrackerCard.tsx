import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { shareTextsOf, wholeSharesOf } from '../../lib/whole-shares.ts';
import { RadialBarChart } from '../../charts/radial-bar-chart/RadialBarChart.tsx';
import { theme } from '../../theme/theme.ts';
import { Facts } from '../facts/Facts.tsx';
import { FigureNote } from '../key-figure/FigureNote.styles.ts';
import { KeyFigure, type KeyFigureProps } from '../key-figure/KeyFigure.tsx';
import { PeriodCard, type PeriodCardProps } from '../period-card/PeriodCard.tsx';

/** Figures about tickets; `null` for what is not known. */
export interface SupportTracker {
  totalTicket: number | null;
  newTicket: number | null;
  openTicket: number | null;
  /** Days until the first answer. */
  responseTime: number | null;
}

export interface SupportTrackerCardProps
  extends Omit<PeriodCardProps, 'title' | 'children'>, Pick<KeyFigureProps, 'explanation'> {
  title: string;
  /** The figures. Leave out while they load. */
  data?: SupportTracker | undefined;
  /** How the figures changed, below them. While they load, it only takes its room. */
  note?: ReactNode;
  /**
   * Whether the figures are still loading. The card keeps its size.
   * @default false
   */
  isLoading?: boolean;
}

const orDash = (format: (value: number) => string) => (value: number | null) => (value === null ? '—' : format(value));

const percent: Intl.NumberFormatOptions = { style: 'unit', unit: 'percent' };

/** Whether tickets are answered as fast as they come. For a goal of the year, use `GoalCard`. */
export function SupportTrackerCard(props: SupportTrackerCardProps) {
  const { data, note, explanation, isLoading = false, ...rest } = props;
  const { t } = useLingui();
  const formatValue = orDash(useNumberFormat(undefined));
  const known = isLoading ? undefined : data;
  const days = formatValue(known?.responseTime ?? null);
  const tickets = known ? solvedAndOpen(known) : [0, 1];
  const [completed = 0] = wholeSharesOf(tickets);
  const [written = '—'] = shareTextsOf(tickets);
  return (
    <PeriodCard {...rest}>
      <RadialBarChart
        label={t`Completed tickets`}
        parts={[{ id: 'completed', label: t`Completed tickets`, value: completed }]}
        sweep={180}
        line="dashed"
        centre={{
          value: written,
          label: t({ message: 'Completed', context: 'tickets' }),
        }}
        format={percent}
        height={190}
        figure={<KeyFigure size="large" label={t`Tickets`} value={known?.totalTicket} explanation={explanation} />}
        isLoading={!known}
      />
      <Foot>
        <Facts
          items={[
            { term: t`New tickets`, value: known && formatValue(known.newTicket) },
            { term: t`Open tickets`, value: known && formatValue(known.openTicket) },
            { term: t`Response time`, value: known && (known.responseTime === null ? days : t`${days}d`) },
          ]}
        />
        {note && <Note data-waits={!known || undefined}>{note}</Note>}
      </Foot>
    </PeriodCard>
  );
}

/** The tickets that are not open, and those that are; nothing when either is unknown. */
function solvedAndOpen({ totalTicket, openTicket }: SupportTracker): readonly number[] {
  return totalTicket === null || openTicket === null ? [] : [totalTicket - openTicket, openTicket];
}

const Foot = styled.div`
  margin-block-start: ${theme.space.xl};
  padding-block-start: ${theme.space.l};
  border-block-start: 1px solid ${theme.color.border};
`;

const Note = styled(FigureNote)`
  margin-block-start: ${theme.space.m};
`;
