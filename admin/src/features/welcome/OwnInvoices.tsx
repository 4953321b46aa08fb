import {
  Card,
  EmptyState,
  ErrorState,
  ListGroup,
  ListGroupItem,
  Skeleton,
  Stack,
  StatusPill,
  useToday,
} from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorText } from '../../http/response/ErrorText.tsx';
import { formatDay, formatMoney } from '../../i18n/format.ts';
import type { Invoice } from '../../invoices/invoice-row.schema.ts';
import { useQuery } from '../../query/useQuery.ts';
import { useQueryRetry } from '../../session/useQueryRetry.ts';
import { loadOwnInvoices } from './own-cover.api.ts';

/** The invoices to the person, the latest first. */
export function OwnInvoices({ fullName }: { fullName: string }) {
  const { t } = useLingui();
  const result = useQuery(loadOwnInvoices, fullName);
  const tryAgain = useQueryRetry(result);
  return (
    <Card title={t`Your invoices`}>
      {result.error !== null ? (
        <ErrorState title={t`Couldn't load your invoices`} onRetry={tryAgain} isRetrying={result.isLoading}>
          <ErrorText error={result.error} />
        </ErrorState>
      ) : (
        <Invoices invoices={result.data} />
      )}
    </Card>
  );
}

function Invoices({ invoices }: { invoices: readonly Invoice[] | null }) {
  const { t } = useLingui();
  if (!invoices) return <Skeleton shape="block" height="6rem" />;
  if (invoices.length === 0) return <EmptyState title={t`No invoices yet`} />;
  return (
    <ListGroup variant="flush">
      {invoices.map((invoice) => (
        <ListGroupItem key={invoice.id} end={<InvoiceStatus invoice={invoice} />}>
          <InvoiceText invoice={invoice} />
        </ListGroupItem>
      ))}
    </ListGroup>
  );
}

/** A customer wants to know whether something is to be paid, and by when. */
function InvoiceStatus({ invoice: { balance, dueDate } }: { invoice: Invoice }) {
  const { t } = useLingui();
  const today = useToday();
  if (balance === 0) return <StatusPill tone="success">{t({ message: 'Paid', context: 'invoice' })}</StatusPill>;
  if (dueDate < today) return <StatusPill tone="danger">{t`Past due`}</StatusPill>;
  return <StatusPill tone="warning">{t({ message: 'Open', context: 'invoice' })}</StatusPill>;
}

function InvoiceText({ invoice: { id, service, issuedDate, dueDate, total } }: { invoice: Invoice }) {
  const [issued, due] = [issuedDate, dueDate].map((day) => formatDay(new Date(`${day}T12:00`)));
  const sum = formatMoney(total, 'BRL');
  return (
    <Stack gap="xs">
      <strong>
        #{id} · {service}
      </strong>
      <small>
        <Trans>
          Issued on {issued} · due on {due} · {sum}
        </Trans>
      </small>
    </Stack>
  );
}
