import { ErrorState, IconButton, OnDemand, Table, type TableColumn, TableSkeleton } from '@embarque/design-system';
import type { Sale, SaleColumn, SalesAnswer, SalesQuery } from '@embarque/mocks/sales-api/contract';
import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import type { QueryResult } from '../../../query/useQuery.ts';
import { useQueryRetry } from '../../../session/useQueryRetry.ts';
import { useFocusAfterRemoval } from '../../../routing/useFocusAfterRemoval.ts';
import { NoSales } from './NoSales.tsx';
import { useSaleColumns } from './sales.columns.tsx';
import { PER_PAGE } from '../sales.query.ts';

const loadDeleteDialog = () => import('./DeleteSaleDialog.tsx');

export interface SalesListProps {
  result: QueryResult<SalesAnswer>;
  /** The query in the URL. */
  query: SalesQuery;
  /** Whether rows can be deleted. */
  canDelete: boolean;
  onChange: (change: Partial<SalesQuery>) => void;
  /** Left out when the person may not create sales. */
  onCreate?: (() => void) | undefined;
}

/** The rows of one page, or their skeleton, empty state or error. */
export function SalesList({ result, query, canDelete, onChange, onCreate }: SalesListProps) {
  const { t } = useLingui();
  const columns = useSaleColumns();
  const { data, error } = result;
  const tryAgain = useQueryRetry(result);
  const keepFocus = useFocusAfterRemoval(data?.sales);

  if (error !== null) {
    return (
      <ErrorState headingLevel={2} title={t`Couldn't load sales`} onRetry={tryAgain} isRetrying={result.isLoading}>
        <ErrorText error={error} />
      </ErrorState>
    );
  }
  if (!data) {
    return <TableSkeleton columns={columns} rowCount={PER_PAGE} hasRowActions={canDelete} label={t`Loading sales…`} />;
  }
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
  return <SalesRows {...{ result, query, canDelete, onChange, columns, data }} />;
}

interface SalesRowsProps extends Pick<SalesListProps, 'result' | 'query' | 'canDelete' | 'onChange'> {
  columns: TableColumn<Sale, SaleColumn>[];
  data: SalesAnswer;
}

function SalesRows({ result, query, canDelete, onChange, columns, data }: SalesRowsProps) {
  const { t } = useLingui();
  const [toDelete, setToDelete] = useState<Sale | null>(null);
  const keepFocus = useFocusAfterRemoval(data.sales);
  const current = query.page ?? 1;

  const afterDeletion = () => {
    setToDelete(null);
    keepFocus();
    if (data.sales.length === 1 && current > 1) onChange({ page: current - 1 });
    else result.reload();
  };

  return (
    <>
      <Table<Sale, SaleColumn>
        caption={t`Sales`}
        columns={columns}
        rows={data.sales}
        rowKey={({ id }) => id}
        isBusy={result.isLoading}
        sort={sortOf(query)}
        onSort={({ column, direction }) =>
          onChange({ sortColumn: column, sort: direction === 'ascending' ? 'asc' : 'desc' })
        }
        rowActions={
          canDelete
            ? (sale) => (
                <IconButton
                  size="small"
                  icon={Trash2}
                  label={t`Delete sale ${sale.id}`}
                  onClick={() => setToDelete(sale)}
                />
              )
            : undefined
        }
      />
      {toDelete && (
        <OnDemand load={loadDeleteDialog} onMissing={() => setToDelete(null)}>
          {({ DeleteSaleDialog }) => (
            <DeleteSaleDialog sale={toDelete} onClose={() => setToDelete(null)} onDeleted={afterDeletion} />
          )}
        </OnDemand>
      )}
    </>
  );
}

/** The default is newest first. */
function sortOf({ sortColumn = 'soldAt', sort }: SalesQuery) {
  const direction = (sort ?? (sortColumn === 'soldAt' ? 'desc' : 'asc')) === 'asc' ? 'ascending' : 'descending';
  return { column: sortColumn, direction } as const;
}
