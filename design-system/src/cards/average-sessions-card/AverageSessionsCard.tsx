import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BarChart } from '../../charts/bar-chart/BarChart.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { Progress } from '../../components/progress/Progress.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { mostOf } from '../../lib/extent.ts';
import { theme } from '../../theme/theme.ts';
import type { Tone } from '../../theme/tones.ts';
import { FigureNote } from '../key-figure/FigureNote.styles.ts';
import { KeyFigure, type KeyFigureProps, useFigure } from '../key-figure/KeyFigure.tsx';
import { PeriodCard, type PeriodCardProps } from '../period-card/PeriodCard.tsx';
import type { Change as ChangeOf } from '../stat-tile/change.ts';
import { Difference } from '../stat-tile/Difference.tsx';
import { Columns, Goals, Ground, Side } from './AverageSessionsCard.styles.ts';

export interface AverageSessions {
  /** Sessions on an average day; `null` when none is known. */
  sessions: number | null;
  /** Change against the period before, in per cent; `new` after none, `null` without a comparison. */
  growth: ChangeOf;
  /** Sales to be reached in the year, in US dollars. */
  goal: number;
  users: number;
  /** Per cent of the users who come back. */
  retention: number;
  /** How long the average user has been with us, in years. */
  duration: number;
  /** Progress of each goal, in per cent. */
  progress: Record<'goal' | 'users' | 'retention' | 'duration', number>;
  /** The sessions of each part of the period. */
  values: readonly (number | null)[];
}

export interface AverageSessionsCardProps
  extends Omit<PeriodCardProps, 'title' | 'children'>, Pick<KeyFigureProps, 'explanation'> {
  title: string;
  /** The figures. Leave out while they load. */
  data?: AverageSessions | undefined;
  /** The parts of the period: days, such as `2026-11-26`, or others. */
  x: readonly string[];
  /** How days are written, as for `Intl.DateTimeFormat`; left out, the parts are no days and stand as they are. */
  xFormat?: Intl.DateTimeFormatOptions;
  /** The period that the change is compared with: "vs. last 7 days". */
  since?: ReactNode;
  /** Called when somebody wants to know more; left out, there is no button. */
  onViewDetails?: () => void;
  /**
   * Whether the figures are still loading. The card keeps its size.
   * @default false
   */
  isLoading?: boolean;
}

const none: readonly (number | null)[] = [];

/** A small `Progress` with its label above: the label's line, the gap and the bar. */
const goalHeight = `calc(${theme.text.small} * 1.5 + ${theme.space.s} + 0.25rem)`;

/** How many come on a day, when most of them come, and whether that is enough. For the figure alone, use `StatTile`. */
export function AverageSessionsCard(props: AverageSessionsCardProps) {
  const { data, x, xFormat, since, onViewDetails, explanation, isLoading = false, ...rest } = props;
  const { t } = useLingui();
  const goals = useGoals(data);
  const known = isLoading ? undefined : data;
  const values = known?.values ?? none;
  const most = values.indexOf(mostOf(values.map((value) => value ?? 0)));
  return (
    <PeriodCard {...rest}>
      <Ground>
        <Columns>
          <Side>
            <KeyFigure
              size="large"
              label={t`a day`}
              value={known?.sessions}
              format="thousands"
              explanation={explanation}
            />
            <FigureNote>
              {known ? <Difference share={shareOf(known.growth)} precision="shortest" /> : <Skeleton width="4rem" />}
              {since && <span data-waits={!known || undefined}>{since}</span>}
            </FigureNote>
            {onViewDetails && (
              <Button variant="soft" onClick={onViewDetails} isDisabled={!known}>
                <Trans>View details</Trans>
              </Button>
            )}
          </Side>
          <BarChart
            label={rest.title}
            x={x}
            xFormat={xFormat}
            layout="stacked"
            legend="none"
            series={[
              {
                id: 'best',
                label: t`Peak sessions`,
                values: values.map((value, at) => (at === most ? value : null)),
              },
              {
                id: 'others',
                label: t`Sessions`,
                tone: 'secondary',
                values: values.map((value, at) => (at === most ? null : value)),
              },
            ]}
            format={tenths}
            height={190}
            zeroMessage={t`No sessions in this period`}
            isLoading={!known}
          />
        </Columns>
        <Goals>
          {goals.map(({ id, label, share, tone }) =>
            known ? (
              <Progress key={id} label={label} value={share} tone={tone} shows="above" size="small" />
            ) : (
              <Skeleton key={id} shape="block" height={goalHeight} />
            ),
          )}
        </Goals>
      </Ground>
    </PeriodCard>
  );
}

const shareOf = (growth: ChangeOf): ChangeOf => (typeof growth === 'number' ? growth / 100 : growth);

const dollars: Intl.NumberFormatOptions = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 };
const percent: Intl.NumberFormatOptions = { style: 'unit', unit: 'percent' };
/** Averages of a month have any number of decimals. */
const tenths: Intl.NumberFormatOptions = { maximumFractionDigits: 1 };

/** The measures beside the sessions, each with its progress. */
function useGoals(data: AverageSessions | undefined): { id: string; label: string; share: number; tone: Tone }[] {
  const { t } = useLingui();
  const figures = {
    goal: useFigure(dollars)(data?.goal ?? 0),
    users: useFigure('thousands')(data?.users ?? 0),
    retention: useFigure(percent)(data?.retention ?? 0),
    duration: useFigure(undefined)(data?.duration ?? 0),
  };
  const share = data?.progress ?? { goal: 0, users: 0, retention: 0, duration: 0 };
  return [
    { id: 'goal', label: t`Goal: ${figures.goal}`, share: share.goal, tone: 'primary' },
    { id: 'users', label: t`Users: ${figures.users}`, share: share.users, tone: 'warning' },
    { id: 'retention', label: t`Retention: ${figures.retention}`, share: share.retention, tone: 'danger' },
    { id: 'duration', label: t`Duration: ${figures.duration} yr`, share: share.duration, tone: 'success' },
  ];
}
