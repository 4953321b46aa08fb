import { Card, Timeline, TimelineItem } from '@embarque/design-system';
import { amountOfCents } from '@embarque/design-system/money';
import type { InvoiceEvent } from '@embarque/mocks/invoice/contract';
import { useLingui } from '@lingui/react/macro';
import { formatDayAndTime, formatMoney } from '../../../i18n/format.ts';
import type { InvoiceAnswer } from '../server/invoice.schema.ts';

/** The activity of an invoice, newest first. */
export function InvoiceHistory({ answer: { activity } }: { answer: InvoiceAnswer }) {
  const { t } = useLingui();
  const titleOf = useEventTitle();
  return (
    <Card title={t({ message: 'Activity', context: 'invoice' })} headingLevel={2}>
      <Timeline>
        {activity.toReversed().map((event, index) => (
          <TimelineItem key={activity.length - index} title={titleOf(event)}>
            <bdi>{event.by}</bdi> ·{' '}
            <time dir="ltr" dateTime={event.at}>
              {formatDayAndTime(new Date(event.at))}
            </time>
          </TimelineItem>
        ))}
      </Timeline>
    </Card>
  );
}

function useEventTitle(): (event: InvoiceEvent) => string {
  const { t } = useLingui();
  return ({ kind, to = [], amount = 0 }) => {
    const money = formatMoney(amountOfCents(amount), 'BRL');
    const addresses = to.join(', ');
    switch (kind) {
      case 'created':
        return t`Invoice created`;
      case 'edited':
        return t`Invoice edited`;
      case 'sent':
        return t`Invoice sent to ${addresses}`;
      case 'downloaded':
        return t`Invoice downloaded`;
      case 'payment':
        return t`Payment of ${money}`;
      case 'payment removed':
        return t`Payment of ${money} removed`;
    }
  };
}
