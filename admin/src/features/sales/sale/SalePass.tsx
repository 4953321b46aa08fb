import { OrderPass, StatusPill, Timeline, TimelineItem } from '@embarque/design-system';
import type { Sale } from '@embarque/mocks/sales-api/contract';
import { useLingui } from '@lingui/react/macro';
import { formatDayAndTime, formatMoney } from '../../../i18n/format.ts';
import { useSaleLabels } from '../sales.labels.ts';

/** The product and the customer of a sale, and what happened to it since. */
export function SalePass({ sale }: { sale: Sale }) {
  const { t } = useLingui();
  const { kinds, statuses, toneOf } = useSaleLabels();
  const { product, kind, customer, amount, currency, soldAt, status, changedAt } = sale;

  return (
    <OrderPass
      eyebrow={kinds[kind]}
      title={product}
      facts={[
        { term: t`Customer`, value: customer.name },
        { term: t({ message: 'Email', context: 'address' }), value: customer.email },
        { term: t`Amount`, value: <bdi dir="ltr">{formatMoney(amount, currency)}</bdi> },
        { term: t`Status`, value: <StatusPill tone={toneOf(status)}>{statuses[status]}</StatusPill> },
      ]}
    >
      <Timeline aria-label={t({ message: 'History', context: 'sale' })}>
        <TimelineItem title={statuses.issued} tone={toneOf('issued')}>
          <Moment at={soldAt} />
        </TimelineItem>
        {status !== 'issued' && (
          <TimelineItem title={statuses[status]} tone={toneOf(status)}>
            {changedAt && <Moment at={changedAt} />}
          </TimelineItem>
        )}
      </Timeline>
    </OrderPass>
  );
}

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{formatDayAndTime(new Date(at))}</time>;
