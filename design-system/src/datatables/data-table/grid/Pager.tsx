import { Pagination } from '../../../components/pagination/Pagination.tsx';
import type { DataTableModel } from '../useDataTable.ts';

interface PagerProps<Item extends object> {
  model: DataTableModel<Item>;
  perPageOptions: readonly number[] | undefined;
}

/** Turns the pages, and says how many rows one has. */
export function Pager<Item extends object>({ model, perPageOptions }: PagerProps<Item>) {
  const { state, change, total } = model;
  return (
    <Pagination
      page={state.page}
      perPage={state.perPage}
      total={total}
      perPageOptions={perPageOptions}
      onPageChange={change}
      onPerPageChange={change}
    />
  );
}
