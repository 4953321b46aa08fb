import {
  ButtonLink,
  type Change,
  changeOf,
  type DayRange,
  ExplainedFigure,
  judge,
  PassCard,
  type PassCardProps,
} from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { Award } from 'lucide-react';
import type { ReactNode } from 'react';
import { CallCard } from '../../../cards/CallCard.tsx';
import { useQuery } from '../../../query/useQuery.ts';
import { useUser } from '../../../session/SessionProvider.tsx';
import { analyticsCalls, type Compared } from '../analytics.api.ts';
import { formatCount, formatSize } from '../figures/formats.ts';
import { type Comparison, partsOf } from '../figures/periods.ts';
import { sumOf } from '../figures/sums.ts';
import { DaysText } from './DaysText.tsx';
import { Explanation } from './Explanation.tsx';
import { salesHref } from './sales-href.ts';

/** DSH-01: congratulates on more policies than before, and says so plainly when there are fewer. */
export function AwardCard({ comparison }: { comparison: Comparison }) {
  const { t } = useLingui();
  const result = useQuery(analyticsCalls.compare, { measure: 'policies', ...comparison });
  return (
    <CallCard {...{ result }} title={t`Policies sold`} failure={t`Couldn't load policies`} size="small">
      {(page) => (page ? <Sold compared={page} /> : <SoldSoon comparison={comparison} />)}
    </CallCard>
  );
}

/** Takes the room of the news. */
function SoldSoon({ comparison }: { comparison: Comparison }) {
  return (
    <Pass title={<Trans>Policies sold</Trans>} days={comparison.days} isLoading>
      <SoldText change={1} days={comparison.before} figure="100%" />
    </Pass>
  );
}

function Sold({ compared }: { compared: Compared }) {
  const { t } = useLingui();
  const [firstName = ''] = useUser()?.fullName.split(' ') ?? [];
  const [values = []] = compared.now.series;
  const [now, before] = [sumOf(values), sumOf(compared.before.series[0] ?? [])];
  const change = changeOf(before, now);
  const isMore = judge(change, 'more').direction === 'up';
  const parts = partsOf(compared.now.days, values).map((part) => ({ part, value: sumOf(part.values) }));
  const figure = (
    <ExplainedFigure
      figure={typeof change === 'number' ? formatSize(change) : formatCount(now)}
      explanation={{
        title: t`How policies sold are counted`,
        content: (
          <Explanation {...{ parts, now, before, compared }}>
            <Trans>The sum of all policies sold on these days, compared with the days before.</Trans>
          </Explanation>
        ),
      }}
    />
  );
  return (
    <Pass
      title={isMore ? <Trans>Congratulations, {firstName}!</Trans> : <Trans>Policies sold</Trans>}
      days={compared.now.days}
    >
      <SoldText change={change} days={compared.before.days} figure={figure} />
    </Pass>
  );
}

interface PassProps extends Pick<PassCardProps, 'title' | 'children'> {
  /** The days whose sales are one press away. */
  days: DayRange;
  isLoading?: boolean;
}

function Pass({ title, days, isLoading = false, children }: PassProps) {
  return (
    <PassCard
      layout="centred"
      award={Award}
      title={title}
      actions={
        <ButtonLink href={salesHref(days)}>
          <Trans>View sales</Trans>
        </ButtonLink>
      }
    >
      <bdi style={isLoading ? { visibility: 'hidden' } : undefined}>{children}</bdi>
    </PassCard>
  );
}

interface SoldTextProps {
  change: Change;
  days: DayRange;
  figure: ReactNode;
}

function SoldText({ change, days, figure }: SoldTextProps) {
  const size = <strong>{figure}</strong>;
  const period = <DaysText days={days} />;
  if (typeof change !== 'number') return <Trans>{size} policies. There is nothing to compare them with.</Trans>;
  switch (judge(change, 'more').direction) {
    case 'level':
      return (
        <Trans>
          {size} change: as many policies as before ({period})
        </Trans>
      );
    case 'up':
      return (
        <Trans>
          You sold {size} more policies than before ({period})
        </Trans>
      );
    case 'down':
      return (
        <Trans>
          You sold {size} fewer policies than before ({period})
        </Trans>
      );
  }
}
