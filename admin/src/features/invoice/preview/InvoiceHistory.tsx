import { Card, StatusPill, Timeline, TimelineItem } from '@embarque/design-system';
import { amountOfCents } from '@embarque/design-system/money';
import { useLingui } from '@lingui/react/macro';
import { formatDayAndTime, formatMoney } from '../../../i18n/format.ts';
import { changeTones, useChangeStates } from '../../../outbox/react/useChangeStates.ts';
import { useJournal } from '../../../outbox/journal/useJournal.ts';
import type { InvoiceAnswer } from '../server/invoice.schema.ts';
import type { InvoiceCommands } from '../useInvoiceCommands.ts';
import { type ActivityLine, activityOf } from './activity.ts';

interface InvoiceHistoryProps {
  answer: InvoiceAnswer;
  commands: Pick<InvoiceCommands, 'unloaded'>;
}

/** The activity of an invoice, newest first, with the person's own changes that the server does not have. */
export function InvoiceHistory({ answer, commands }: InvoiceHistoryProps) {
  const { t } = useLingui();
  const titleOf = useLineTitle(answer.document.currency);
  const lines = activityOf(answer, useJournal(), commands.unloaded);
  return (
    <Card title={t({ message: 'Activity', context: 'invoice' })} headingLevel={2}>
      <Timeline>
        {lines.map((line, index) => (
          <TimelineItem
            key={line.requestId ?? lines.length - index}
            title={titleOf(line)}
            {...(line.state && { tone: changeTones[line.state] })}
          >
            {line.state ? <LineState state={line.state} /> : <bdi>{line.by}</bdi>} ·{' '}
            <time dir="ltr" dateTime={line.at}>
              {formatDayAndTime(new Date(line.at))}
            </time>
            {line.reason && <p>{line.reason}</p>}
          </TimelineItem>
        ))}
      </Timeline>
    </Card>
  );
}

/** Stands in place of the name, which is that of the reader, so that nothing moves when the change is saved. */
function LineState({ state }: { state: NonNullable<ActivityLine['state']> }) {
  const states = useChangeStates();
  return (
    <StatusPill tone={changeTones[state]} mark="dot" style={{ marginBlock: '-0.125rem' }}>
      {states[state]}
    </StatusPill>
  );
}

function useLineTitle(currency: string): (line: ActivityLine) => string {
  const { t } = useLingui();
  return ({ kind, to = [], amount = 0 }) => {
    const money = formatMoney(amountOfCents(amount, currency), currency);
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
      case 'deleted':
        return t`Invoice deleted`;
    }
  };
}
