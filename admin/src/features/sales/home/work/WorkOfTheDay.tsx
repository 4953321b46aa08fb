import {
  Alert,
  Badge,
  Button,
  Card,
  CardBoundary,
  Dialog,
  EmptyState,
  ListGroup,
  ListGroupItem,
  Skeleton,
} from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, PlaneTakeoff, ReceiptText, RotateCw } from 'lucide-react';
import { ErrorText } from '../../../../http/response/ErrorText.tsx';
import { formatDay, formatDayAndTime, formatMoney } from '../../../../i18n/format.ts';
import { paths } from '../../../../paths.ts';
import { readOneOf, withParams } from '../../../../query/search-params.ts';
import { useQuery } from '../../../../query/useQuery.ts';
import { useSearchQuery } from '../../../../query/useSearchQuery.ts';
import { useQueryRetry } from '../../../../session/useQueryRetry.ts';
import { dateOf } from '../../sales.period.ts';
import { loadWorkday, type Workday } from './workday.api.ts';

const LISTS = ['departures', 'claims'] as const;
type WorkList = (typeof LISTS)[number];

/** The work that waits today, each kind with the way to its list. The URL holds the list that is open. */
export const WorkOfTheDay = ({ today }: WorkOfTheDayProps) => (
  <CardBoundary>
    <WorkOn today={today} />
  </CardBoundary>
);

interface WorkOfTheDayProps {
  /** Today, such as `2030-06-15`. */
  today: string;
}

function WorkOn({ today }: WorkOfTheDayProps) {
  const { t } = useLingui();
  const result = useQuery(loadWorkday, today);
  const tryAgain = useQueryRetry(result);
  if (result.error !== null) {
    return (
      <Card title={t`Work of the day`}>
        <Alert
          tone="danger"
          title={t`Couldn't load the work of the day`}
          actions={
            <Button size="small" tone="danger" icon={RotateCw} isBusy={result.isLoading} onClick={tryAgain}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <ErrorText error={result.error} />
        </Alert>
      </Card>
    );
  }
  return result.data ? <Work work={result.data} /> : <Skeleton shape="block" height="100%" />;
}

function Work({ work }: { work: Workday }) {
  const { t } = useLingui();
  const [searchParams, changeSearchParams] = useSearchQuery();
  const listHref = (list: WorkList) => `${paths.sales}?${withParams(searchParams, { work: list })}`;
  const open = readOneOf(LISTS, searchParams.get('work'));
  const lines = [
    {
      icon: PlaneTakeoff,
      count: work.departures.length,
      label: t`Leaving within 24 hours without an active eSIM`,
      none: t`No one leaves within 24 hours without an active eSIM`,
      href: listHref('departures'),
    },
    {
      icon: CircleAlert,
      count: work.claims.length,
      label: t`Claims that wait for you`,
      none: t`No claim waits for you`,
      href: listHref('claims'),
    },
    {
      icon: ReceiptText,
      count: work.pastDue,
      label: t`Invoices past due`,
      none: t`No invoice is past due`,
      href: `${paths.invoiceList}?${new URLSearchParams({ status: 'Past Due' })}`,
    },
  ];
  return (
    <>
      <Card title={t`Work of the day`}>
        <ListGroup direction="row">
          {lines.map(({ icon, count, label, none, href }) => (
            <ListGroupItem
              key={label}
              icon={icon}
              {...(count > 0 && { href, end: <Badge tone="warning">{count}</Badge> })}
            >
              {count > 0 ? label : none}
            </ListGroupItem>
          ))}
        </ListGroup>
      </Card>
      {open && (
        <WorkDialog
          list={open}
          work={work}
          onClose={() => changeSearchParams((current) => withParams(current, { work: undefined }))}
        />
      )}
    </>
  );
}

interface WorkDialogProps {
  list: WorkList;
  work: Workday;
  onClose: () => void;
}

const saleHref = (sale: string) => `${paths.sales}?${new URLSearchParams({ sale })}`;

/** All that waits of one kind; each line leads to its sale. */
function WorkDialog({ list, work, onClose }: WorkDialogProps) {
  const { t } = useLingui();
  const kinds: Record<Workday['claims'][number]['kind'], string> = {
    luggage: t`Luggage`,
    delay: t({ message: 'Delay', context: 'claim' }),
    medical: t`Medical costs`,
    cancellation: t`Cancellation`,
  };
  const rows =
    list === 'departures'
      ? work.departures.map(({ saleId, customer, product, leavesAt }) => ({
          id: saleId,
          saleId,
          text: `${customer} · ${product}`,
          end: formatDayAndTime(new Date(leavesAt)),
        }))
      : work.claims.map(({ id, saleId, customer, kind, amount, currency, dueOn }) => ({
          id,
          saleId,
          text: `${id} · ${customer} · ${kinds[kind]} · ${formatMoney(amount, currency)}`,
          end: t`Due ${formatDay(dateOf(dueOn))}`,
        }));
  return (
    <Dialog
      isOpen
      title={list === 'departures' ? t`Leaving within 24 hours without an active eSIM` : t`Claims that wait for you`}
      onClose={onClose}
    >
      {rows.length === 0 ? (
        <EmptyState title={t`Nothing waits here`} />
      ) : (
        <ListGroup>
          {rows.map(({ id, saleId, text, end }) => (
            <ListGroupItem key={id} href={saleHref(saleId)} end={<small>{end}</small>}>
              {text}
            </ListGroupItem>
          ))}
        </ListGroup>
      )}
    </Dialog>
  );
}
