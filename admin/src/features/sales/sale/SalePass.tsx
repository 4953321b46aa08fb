import { OrderPass, StatusPill, Timeline, TimelineItem } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { formatDayAndTime, formatMoney } from '../../../i18n/format.ts';
import { useSaleLabels } from '../sales.labels.ts';
import type { Sale } from '../server/sale.schema.ts';

/** The product and the customer of a sale, and what happened to it since. */
export function SalePass({ sale }: { sale: Sale }) {
  const { t } = useLingui();
  const { kindOf, statuses, statusOf, toneOf } = useSaleLabels();
  const { product, customer, amount, currency, soldAt, status, changedAt } = sale;

  return (
    <OrderPass
      eyebrow={kindOf(sale)}
      title={product || '—'}
      facts={[
        { term: t`Customer`, value: customer.name || '—' },
        { term: t({ message: 'Email', context: 'address' }), value: customer.email || '—' },
        { term: t`Amount`, value: <bdi dir="ltr">{formatMoney(amount, currency)}</bdi> },
        { term: t`Status`, value: <StatusPill tone={toneOf(status)}>{statusOf(sale)}</StatusPill> },
      ]}
    >
      <Timeline aria-label={t({ message: 'History', context: 'sale' })}>
        <TimelineItem title={statuses.issued} tone={toneOf('issued')}>
          <Moment at={soldAt} />
        </TimelineItem>
        {status !== 'issued' && (
          <TimelineItem title={statusOf(sale)} tone={toneOf(status)}>
            {changedAt && <Moment at={changedAt} />}
          </TimelineItem>
        )}
      </Timeline>
    </OrderPass>
  );
}

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{formatDayAndTime(new Date(at))}</time>;
