import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { DataTable } from '../../datatables/data-table/DataTable.tsx';
import { asDeclared } from '../../datatables/data-table/columns/column-layout.ts';
import type { DataTableState } from '../../datatables/data-table/data-table.types.ts';
import { InvoiceBulkActions } from './InvoiceBulkActions.tsx';
import { InvoiceRowActions } from './InvoiceRowActions.tsx';
import type { InvoiceListActions, InvoiceListQuery, ListedColumn, ListedInvoice } from './invoice-table.types.ts';
import { useInvoiceColumns } from './useInvoiceColumns.tsx';

export interface InvoiceTableProps
  extends InvoiceListActions, Omit<ComponentPropsWithRef<'div'>, 'title' | 'children' | 'onSelect'> {
  /** The title of the list. */
  title: string;
  /** The invoices of the page. */
  invoices: readonly ListedInvoice[];
  /** How many invoices match, on all pages together. */
  total: number;
  query: InvoiceListQuery;
  /** Called with the parts of the query that change. */
  onQueryChange: (change: Partial<InvoiceListQuery>) => void;
  /** The address of an invoice. */
  hrefOf: (invoice: ListedInvoice) => string;
  /** The address at which an invoice is changed; left out when nobody may. */
  editHrefOf?: (invoice: ListedInvoice) => string;
  /** The ids of the selected invoices; left out, none can be selected. */
  selected?: readonly string[];
  /** Called with the ids of the invoices that are selected from now on. */
  onSelect?: (change: { selected: string[] }) => void;
  /** More controls beside the search. */
  tools?: ReactNode;
  /**
   * Whether its heading shows. Hide it where the title of the page says the same.
   * @default 'shown'
   */
  titleVisibility?: 'shown' | 'hidden';
  /** Stands in place of the rows while there are none. */
  placeholder?: ReactNode;
  /**
   * Whether newer rows are loading.
   * @default false
   */
  isBusy?: boolean;
}

const PER_PAGE = [10, 25, 50];
const COLUMNS: readonly ListedColumn[] = ['id', 'invoiceStatus', 'client.name', 'total', 'issuedDate', 'balance'];

/** The invoices that a server has found. The owner keeps the query, best in the address. */
export function InvoiceTable(props: InvoiceTableProps) {
  const { title, invoices, total, query, onQueryChange, hrefOf, editHrefOf, selected, onSelect, tools, ...others } =
    props;
  const {
    placeholder,
    isBusy = false,
    onSend,
    onMarkPaid,
    onExport,
    onDownload,
    onDuplicate,
    onDelete,
    ...rest
  } = others;
  const { t } = useLingui();
  const columns = useInvoiceColumns(hrefOf);
  const rowActions = { onSend, onDownload, onDuplicate, onDelete, hrefOf, editHrefOf };

  return (
    <DataTable<ListedInvoice>
      {...rest}
      title={title}
      columns={columns}
      rows={invoices}
      serverTotal={total}
      countLabel={(count) => t`${plural(count, { one: '# invoice', other: '# invoices' })}`}
      rowKey={({ id }) => String(id)}
      rowLabel={({ id, client }) => t`Invoice ${id}, ${client.name}`}
      state={stateOf(query)}
      onStateChange={({ state }) => onQueryChange(changeOf(query, state))}
      perPageOptions={PER_PAGE}
      isBusy={isBusy}
      placeholder={placeholder}
      actions={tools}
      {...(selected && { selected, onSelect })}
      bulkActions={
        selected && (({ items }) => <InvoiceBulkActions invoices={items} {...{ onSend, onMarkPaid, onExport }} />)
      }
      rowActionsCount={3}
      rowActions={(invoice, { isCard }) => <InvoiceRowActions {...{ invoice, isCard }} {...rowActions} />}
    />
  );
}

function stateOf({ q, page, perPage, sortColumn, sort }: InvoiceListQuery): DataTableState {
  return {
    search: q,
    filters: {},
    sort: [{ column: sortColumn, direction: sort === 'asc' ? 'ascending' : 'descending' }],
    page,
    perPage,
    columns: asDeclared,
    density: 'comfortable',
  };
}

/** Only the parts that differ, so that a page alone does not lead back to the first one. */
function changeOf(query: InvoiceListQuery, state: DataTableState): Partial<InvoiceListQuery> {
  const [first] = state.sort;
  const sorted = {
    sortColumn: COLUMNS.find((column) => column === first?.column) ?? 'id',
    sort: first ? (first.direction === 'ascending' ? 'asc' : 'desc') : 'desc',
  } as const;
  return {
    ...(state.search !== query.q && { q: state.search }),
    ...(state.perPage !== query.perPage && { perPage: state.perPage }),
    ...(state.page !== query.page && { page: state.page }),
    ...((sorted.sortColumn !== query.sortColumn || sorted.sort !== query.sort) && sorted),
  };
}
