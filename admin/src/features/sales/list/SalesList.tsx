import {
  ActionsMenu,
  ErrorState,
  HighlightScope,
  Table,
  type TableColumn,
  TableSkeleton,
} from '@embarque/design-system';
import type { SaleColumn, SalesQuery } from '@embarque/mocks/sales-api/contract';
import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useGuardedItems } from '../../../access/useGuardedItems.tsx';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import type { QueryResult } from '../../../query/useQuery.ts';
import { useQueryRetry } from '../../../session/useQueryRetry.ts';
import { useFocusAfterRemoval } from '../../../routing/useFocusAfterRemoval.ts';
import { NoSales } from './NoSales.tsx';
import { useSaleColumns } from './sales.columns.tsx';
import { PER_PAGE, type SalesParams } from '../sales.query.ts';
import type { Sale, SaleList } from '../server/sale.schema.ts';

export interface SalesListProps {
  result: QueryResult<SaleList>;
  /** The query in the URL. */
  query: SalesQuery;
  /** Deletes a sale. */
  onDelete: (sale: Sale) => void;
  /** The address of a sale. */
  hrefOf: (sale: Sale) => string;
  onOpen: (sale: Sale) => void;
  onChange: (change: SalesParams) => void;
  /** Opens the form of a new sale. */
  onCreate: () => void;
}

/** The rows of one page, or their skeleton, empty state or error. */
export function SalesList({ result, query, onChange, onCreate, ...rows }: SalesListProps) {
  const { t } = useLingui();
  const columns = useSaleColumns();
  const { data, error } = result;
  const tryAgain = useQueryRetry(result);
  const keepFocus = useFocusAfterRemoval(data?.sales);

  if (error !== null) {
    return (
      <ErrorState headingLevel={3} title={t`Couldn't load sales`} onRetry={tryAgain} isRetrying={result.isLoading}>
        <ErrorText error={error} />
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <TableSkeleton columns={columns} rowCount={PER_PAGE} hasRowActions cards="tablet" label={t`Loading sales…`} />
    );
  }
  if (data.sales.length === 0 && data.unreadable.length > 0) return null;
  if (data.sales.length === 0) {
    return (
      <NoSales
        query={query}
        total={data.total}
        onChange={(change) => {
          keepFocus();
          onChange(change);
        }}
        onCreate={onCreate}
      />
    );
  }
  return (
    <HighlightScope query={query.q ?? ''}>
      <SalesRows {...rows} {...{ result, query, onChange, columns, data }} />
    </HighlightScope>
  );
}

interface SalesRowsProps extends Pick<
  SalesListProps,
  'result' | 'query' | 'onChange' | 'onDelete' | 'hrefOf' | 'onOpen'
> {
  columns: TableColumn<Sale, SaleColumn>[];
  data: SaleList;
}

function SalesRows({ result, query, onChange, columns, data, onDelete, hrefOf, onOpen }: SalesRowsProps) {
  const { t } = useLingui();
  const keepFocus = useFocusAfterRemoval(data.sales);
  const { guard, denial } = useGuardedItems();
  const remove = (sale: Sale) => {
    keepFocus();
    onDelete(sale);
  };

  return (
    <>
      <Table<Sale, SaleColumn>
        caption={t`Sales`}
        cards="tablet"
        columns={columns}
        rows={data.sales}
        rowKey={({ id }) => id}
        rowHref={hrefOf}
        onRowOpen={onOpen}
        isBusy={result.isLoading}
        sort={sortOf(query)}
        onSort={({ column, direction }) =>
          onChange({ sortColumn: column, sort: direction === 'ascending' ? 'asc' : 'desc' })
        }
        rowActions={(sale) => (
          <ActionsMenu
            label={t`Actions for ${sale.id}`}
            items={[
              guard(
                { action: 'delete', subject: 'Sale' },
                { id: 'delete', label: t`Delete sale`, icon: Trash2, tone: 'danger', onAction: () => remove(sale) },
              ),
            ]}
          />
        )}
      />
      {denial}
    </>
  );
}

/** The default is newest first. */
function sortOf({ sortColumn = 'soldAt', sort }: SalesQuery) {
  const direction = (sort ?? (sortColumn === 'soldAt' ? 'desc' : 'asc')) === 'asc' ? 'ascending' : 'descending';
  return { column: sortColumn, direction } as const;
}
