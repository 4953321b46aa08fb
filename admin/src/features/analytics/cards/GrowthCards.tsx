import { FigureChartCard } from '@embarque/design-system/analytics';
import type { DailyMeasure } from '@embarque/mocks/cards/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type LucideIcon, Package, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { CallCard } from '../../../cards/CallCard.tsx';
import { useQuery } from '../../../query/useQuery.ts';
import { analyticsCalls, type Compared } from '../analytics.api.ts';
import { type Comparison, partsOf } from '../figures/periods.ts';
import { sumOf } from '../figures/sums.ts';
import { ChangeNote } from './ChangeNote.tsx';
import { Explanation } from './Explanation.tsx';

/** DSH-01 */
export function SubscribersCard({ comparison }: { comparison: Comparison }) {
  const { t } = useLingui();
  return (
    <GrowthCard
      measure="subscribers"
      title={t`Subscribers gained`}
      failure={t`Couldn't load subscribers`}
      explanation={t`How subscribers gained are counted`}
      rule={<Trans>Each eSIM sold on these days is a subscriber. Cancelled and refunded ones don't count.</Trans>}
      icon={Users}
      tone="primary"
      comparison={comparison}
    />
  );
}

/** DSH-01 */
export function OrdersReceivedCard({ comparison }: { comparison: Comparison }) {
  const { t } = useLingui();
  return (
    <GrowthCard
      measure="orders"
      title={t`Orders received`}
      failure={t`Couldn't load orders`}
      explanation={t`How orders received are counted`}
      rule={<Trans>The sum of all sales on these days, cancelled and refunded ones too.</Trans>}
      icon={Package}
      tone="warning"
      comparison={comparison}
    />
  );
}

interface GrowthCardProps {
  measure: DailyMeasure;
  title: string;
  failure: string;
  /** Names the explanation of the figure. */
  explanation: string;
  rule: ReactNode;
  icon: LucideIcon;
  tone: 'primary' | 'warning';
  comparison: Comparison;
}

/** A sum above the line of its days, so that both are of the same numbers. */
function GrowthCard({ measure, title, failure, comparison, ...rest }: GrowthCardProps) {
  const result = useQuery(analyticsCalls.compare, { measure, ...comparison });
  return (
    <CallCard {...{ result, title, failure }} size="small">
      {(page) => <GrowthFigure {...rest} {...{ title, comparison }} compared={page} />}
    </CallCard>
  );
}

interface GrowthFigureProps extends Pick<
  GrowthCardProps,
  'title' | 'explanation' | 'rule' | 'icon' | 'tone' | 'comparison'
> {
  compared: Compared | null;
}

function GrowthFigure({ title, explanation, rule, icon, tone, comparison, compared }: GrowthFigureProps) {
  const look = { label: title, shape: 'area', icon, tone } as const;
  if (!compared) {
    const room = <ChangeNote now={2} before={1} days={comparison.before} />;
    return <FigureChartCard {...look} value={0} values={[]} note={room} isLoading />;
  }
  const [values = []] = compared.now.series;
  const [valuesBefore = []] = compared.before.series;
  const [now, before] = [sumOf(values), sumOf(valuesBefore)];
  const parts = partsOf(compared.now.days, values).map((part) => ({ part, value: sumOf(part.values) }));
  return (
    <FigureChartCard
      {...look}
      value={now}
      values={parts.map(({ value }) => value)}
      note={<ChangeNote now={now} before={before} days={compared.before.days} />}
      explanation={{
        title: explanation,
        content: <Explanation {...{ parts, now, before, compared }}>{rule}</Explanation>,
      }}
    />
  );
}
