import { EventCard, Link, Postcard, ShareListCard, TransactionsCard } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  ArrowUpRight,
  CreditCard,
  Landmark,
  Laptop,
  MonitorSmartphone,
  QrCode,
  Smartphone,
  Tablet,
  TicketsPlane,
  Wallet,
} from 'lucide-react';
import { paths } from '../../paths.ts';
import { useDashboardQuery } from './dashboard.query.ts';
import { browserShares, guests } from './dashboard.samples.ts';

/** W-CAD-04 */
export function MeetupCard() {
  const { t } = useLingui();
  return (
    <EventCard
      image={<Postcard destination="lisbon" style={{ aspectRatio: '16 / 7' }} />}
      title={t`Developer Meetup`}
      summary={t`Installing an eSIM before take-off`}
      day="2026-11-26"
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

/** W-CAD-07 */
export function LatestTransactions() {
  const { t } = useLingui();
  return (
    <TransactionsCard
      title={t`Transactions`}
      currency="USD"
      actions={
        <Link href={paths.sales} variant="alone">
          <Trans>View sales</Trans>
        </Link>
      }
      transactions={[
        { id: '1', name: t`Wallet`, kind: t`Travel advance`, amount: -74, icon: Wallet },
        {
          id: '2',
          name: t`Bank transfer`,
          kind: t`Airline refund`,
          amount: 480,
          icon: Landmark,
          tone: 'success',
        },
        { id: '3', name: 'Pix', kind: t`Family policy`, amount: 590, icon: QrCode, tone: 'info' },
        {
          id: '4',
          name: t({ message: 'Card', context: 'payment' }),
          kind: t`Claim paid`,
          amount: -23,
          icon: CreditCard,
          tone: 'danger',
        },
        {
          id: '5',
          name: t({ message: 'Transfer', context: 'payment' }),
          kind: t`Lounge pass`,
          amount: -98,
          icon: ArrowUpRight,
          tone: 'warning',
        },
      ]}
    />
  );
}
