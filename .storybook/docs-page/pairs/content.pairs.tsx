import { Alert, Button, Card, EmptyState, Link, Table, type TableColumn } from '@embarque/design-system';
import type { LivePairs } from './pairs.types.ts';

interface Sale {
  id: string;
  customer: string;
  total: string;
}

const sales: Sale[] = [
  { id: 'S-1041', customer: 'Marina Duarte', total: 'R$ 1.289,00' },
  { id: 'S-1042', customer: 'Otávio Reis', total: 'R$ 98,50' },
];

const columnsWith = (
  total: Pick<TableColumn<Sale, keyof Sale>, 'header' | 'align'>,
): TableColumn<Sale, keyof Sale>[] => [
  { id: 'customer', header: 'Customer', cell: ({ customer }) => customer },
  { id: 'total', cell: (sale) => sale.total, ...total },
];

const rowKey = ({ id }: Sale) => id;

const aligned = (
  <Table caption="Sales" columns={columnsWith({ header: 'Total', align: 'end' })} rows={sales} rowKey={rowKey} />
);
const unaligned = (
  <Table caption="Sales" columns={columnsWith({ header: 'Total amount of the sale' })} rows={sales} rowKey={rowKey} />
);

const linkedColumns: TableColumn<Sale, 'id' | 'customer'>[] = [
  {
    id: 'id',
    header: 'Sale',
    cell: ({ id }) => (
      <Link href={`#${id}`} variant="alone">
        {id}
      </Link>
    ),
  },
  { id: 'customer', header: 'Customer', cell: ({ customer }) => customer },
];

export const pairsOfContent: LivePairs = {
  Alert: {
    good: {
      example: (
        <Alert announced="never" tone="warning" title="The contract ends in 12 days">
          After that, no policy can be sold. <Link href="#contract">Renew the contract</Link>
        </Alert>
      ),
      why: 'What is the matter, why it matters, and the way on.',
    },
    bad: {
      example: (
        <Alert announced="never" tone="danger">
          Warning! An error occurred!
        </Alert>
      ),
      why: 'Alarms without a reason or a way on.',
    },
  },
  Card: {
    good: {
      example: (
        <Card title="Departures today" headingLevel={4} actions={<Link href="#departures">View all</Link>}>
          Fourteen travellers leave today.
        </Card>
      ),
      why: 'One subject, its title, and one way on.',
    },
    bad: {
      example: (
        <Card title="Overview" headingLevel={4}>
          <Card title="Departures" headingLevel={4}>
            Fourteen
          </Card>
        </Card>
      ),
      why: 'Cards in cards: frames without a meaning.',
    },
  },
  EmptyState: {
    good: {
      example: (
        <EmptyState title="No sales yet" headingLevel={4} actions={<Button>New sale</Button>}>
          The first policy that you sell appears here.
        </EmptyState>
      ),
      why: 'Says what will be here, and how to begin.',
    },
    bad: {
      example: (
        <EmptyState title="Nothing to see here" headingLevel={4}>
          No data.
        </EmptyState>
      ),
      why: 'A dead end.',
    },
  },
  Table: {
    good: { example: aligned, why: 'Amounts are at the end, so that their digits line up.' },
    bad: {
      example: unaligned,
      why: 'Amounts at the start cannot be compared, and the heading is longer than they are.',
    },
  },
  DataTable: {
    good: {
      example: <Table caption="Sales by number" columns={linkedColumns} rows={sales} rowKey={rowKey} />,
      why: 'The first column names the row and opens it.',
    },
    bad: {
      example: <Table caption="Two sales" columns={linkedColumns.slice(1)} rows={sales} rowKey={rowKey} />,
      why: 'Two rows need no search, pages or columns to choose. Use a plain table.',
    },
  },
};
