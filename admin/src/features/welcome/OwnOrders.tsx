import { Card, EmptyState, ListGroup, ListGroupItem, Stack, StatusPill, type Tone } from '@embarque/design-system';
import type { OwnOrder } from '@embarque/mocks/own-cover/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay, formatMoney } from '../../i18n/format.ts';

const TONES: Partial<Record<OwnOrder['status'], Tone>> = { cancelled: 'danger', refunded: 'warning' };

/** The person's orders, the latest first. */
export function OwnOrders({ orders }: { orders: readonly OwnOrder[] }) {
  const { t } = useLingui();
  // Whether the cover still holds is part of the cover, not of its order.
  const statuses: Record<OwnOrder['status'], string> = {
    issued: t({ message: 'Paid', context: 'order' }),
    active: t({ message: 'Paid', context: 'order' }),
    cancelled: t({ message: 'Cancelled', context: 'order' }),
    refunded: t({ message: 'Refunded', context: 'order' }),
  };
  return (
    <Card title={t`Your orders`}>
      {orders.length === 0 ? (
        <EmptyState title={t`No orders yet`} />
      ) : (
        <ListGroup variant="flush">
          {orders.map((order) => (
            <ListGroupItem
              key={order.id}
              end={<StatusPill tone={TONES[order.status] ?? 'success'}>{statuses[order.status]}</StatusPill>}
            >
              <OrderText order={order} />
            </ListGroupItem>
          ))}
        </ListGroup>
      )}
    </Card>
  );
}

function OrderText({ order: { id, product, amount, currency, soldAt } }: { order: OwnOrder }) {
  const [day, price] = [formatDay(new Date(soldAt)), formatMoney(amount, currency)];
  return (
    <Stack gap="xs">
      <strong>
        <span style={{ whiteSpace: 'nowrap' }}>{id}</span> · {product}
      </strong>
      <small>
        <Trans>
          Bought on {day} · {price}
        </Trans>
      </small>
    </Stack>
  );
}
