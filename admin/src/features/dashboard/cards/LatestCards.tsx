import {
  EventCard,
  Link,
  Postcard,
  ShareListCard,
  type Transaction,
  TransactionsCard,
  useToday,
} from '@embarque/design-system';
import type { MoneyMovement } from '@embarque/mocks/cards/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Laptop, MonitorSmartphone, ShieldCheck, Smartphone, Tablet, TicketsPlane, Undo, Wallet } from 'lucide-react';
import { CallCard } from '../../../cards/CallCard.tsx';
import { daysFrom } from '../../../cards/card-period.ts';
import { paths } from '../../../paths.ts';
import { useQuery } from '../../../query/useQuery.ts';
import { dashboardCalls } from '../dashboard.api.ts';
import { useDashboardQuery } from '../dashboard.query.ts';
import { browserShares, guests } from '../dashboard.samples.ts';

const DAYS_UNTIL_MEETUP = 12;

/** W-CAD-04 */
export function MeetupCard() {
  const { t } = useLingui();
  const today = useToday();
  return (
    <EventCard
      image={<Postcard destination="lisbon" style={{ aspectRatio: '16 / 7' }} />}
      title={t`Developer Meetup`}
      summary={t`Installing an eSIM before take-off`}
      day={daysFrom(today, DAYS_UNTIL_MEETUP)}
      hours="10:00 – 18:00"
      location={t`Terminal 2, level 1`}
      address={t`Humberto Delgado Airport, Lisbon`}
      people={guests.map((name) => ({ name }))}
      total={47}
    />
  );
}

/** W-CAD-12 */
export function BrowsersCard() {
  const { t } = useLingui();
  const { query, change } = useDashboardQuery();
  const [phone, tablet, desktop, kiosk, partner] = browserShares[query.period];
  return (
    <ShareListCard
      title={t`Browser States`}
      shares={[
        { id: 'phone', name: t`Phone browser`, icon: Smartphone, share: phone },
        { id: 'tablet', name: t`Tablet browser`, icon: Tablet, tone: 'warning', share: tablet },
        { id: 'desktop', name: t`Desktop browser`, icon: Laptop, tone: 'info', share: desktop },
        { id: 'kiosk', name: t`Airport kiosk`, icon: TicketsPlane, tone: 'danger', share: kiosk },
        { id: 'partner', name: t`Partner app`, icon: MonitorSmartphone, tone: 'success', share: partner },
      ]}
      period={query.period}
      onPeriodChange={change}
    />
  );
}

const MOVEMENTS: Record<MoneyMovement['kind'], Pick<Transaction, 'icon' | 'tone'>> = {
  sale: { icon: Wallet, tone: 'success' },
  refund: { icon: Undo, tone: 'warning' },
  claim: { icon: ShieldCheck, tone: 'danger' },
};

/** W-CAD-07: the latest sales, refund and claim that was paid. */
export function LatestTransactions() {
  const { t } = useLingui();
  const result = useQuery(dashboardCalls.transactions, null);
  const title = t`Transactions`;
  const kindOf = ({ kind, id }: MoneyMovement) =>
    ({ sale: t`Sale ${id}`, refund: t`Refund of ${id}`, claim: t`Claim ${id} paid` })[kind];
  return (
    <CallCard {...{ result, title }} failure={t`Couldn't load transactions`}>
      {(page) => (
        <TransactionsCard
          title={title}
          actions={
            <Link href={paths.sales} variant="alone">
              <Trans>View sales</Trans>
            </Link>
          }
          transactions={(page ?? []).map((movement) => ({
            id: movement.id,
            name: movement.product,
            kind: kindOf(movement),
            amount: movement.amount,
            ...MOVEMENTS[movement.kind],
          }))}
          isLoading={page === null}
        />
      )}
    </CallCard>
  );
}
