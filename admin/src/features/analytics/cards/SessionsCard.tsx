import { type CardPeriod, changeOf, DescriptionList, Dialog } from '@embarque/design-system';
import { AverageSessionsCard } from '@embarque/design-system/analytics';
import { dayFormatter } from '@embarque/design-system/format-day';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CallCard } from '../../../cards/CallCard.tsx';
import { useQuery } from '../../../query/useQuery.ts';
import { analyticsCalls, type Compared, type SessionGoals } from '../analytics.api.ts';
import { formatCount } from '../figures/formats.ts';
import { type Comparison, partsOf, unitOf } from '../figures/periods.ts';
import { averageOf } from '../figures/sums.ts';
import { ChangeText } from './ChangeNote.tsx';
import { Explanation } from './Explanation.tsx';

interface SessionsCardProps {
  period: CardPeriod;
  comparison: Comparison;
}

/** DSH-02 */
export function SessionsCard({ period, comparison }: SessionsCardProps) {
  const { t } = useLingui();
  const result = useQuery(analyticsCalls.sessions, { period, ...comparison });
  const title = t`Average sessions`;
  return (
    <CallCard {...{ result, title }} failure={t`Couldn't load sessions`}>
      {(page) =>
        page ? (
          <Sessions title={title} {...page} />
        ) : (
          <AverageSessionsCard
            title={title}
            x={[]}
            since={<ChangeText change={1} days={comparison.before} />}
            hasPeriodMenu={false}
            onViewDetails={ignore}
            isLoading
          />
        )
      }
    </CallCard>
  );
}

/** The button is there from the first moment, so that nothing moves. */
const ignore = () => {};

const formats = {
  week: { weekday: 'short' },
  day: { day: '2-digit' },
  month: { month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const longFormats = {
  day: dayFormatter({ weekday: 'short', day: '2-digit', month: 'short' }),
  month: dayFormatter({ month: 'long', year: 'numeric' }),
};

interface SessionsProps extends Compared {
  title: string;
  goals: SessionGoals;
}

function Sessions({ title, goals, ...compared }: SessionsProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { days, series } = compared.now;
  const [now, before] = [averageOf(series[0] ?? []), averageOf(compared.before.series[0] ?? [])];
  const parts = partsOf(days, series[0] ?? []).map((part) => ({ part, value: averageOf(part.values) }));
  const change = changeOf(before, now);
  const unit = unitOf(days);
  return (
    <>
      <AverageSessionsCard
        title={title}
        data={{
          ...goals,
          sessions: now,
          growth: typeof change === 'number' ? change * 100 : change,
          values: parts.map(({ value }) => value),
        }}
        x={parts.map(({ part }) => part.day)}
        xFormat={formats[unit === 'day' && parts.length === 7 ? 'week' : unit]}
        since={<ChangeText change={change} days={compared.before.days} />}
        hasPeriodMenu={false}
        onViewDetails={() => setOpen(true)}
        explanation={{
          title: t`How average sessions are counted`,
          content: (
            <Explanation {...{ parts, now, before, compared }}>
              <Trans>The sessions of these days, divided by the number of days.</Trans>
            </Explanation>
          ),
        }}
      />
      <Dialog title={t`Sessions a day`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <DescriptionList
          items={parts.map(({ part, value }) => ({ term: longFormats[unit](part.day), value: formatCount(value) }))}
        />
      </Dialog>
    </>
  );
}
