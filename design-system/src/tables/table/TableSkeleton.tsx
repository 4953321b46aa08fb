import type { ComponentPropsWithRef } from 'react';
import { Loading } from '../../components/skeleton/Loading.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { theme } from '../../theme/theme.ts';
import { Table, type TableProps } from './Table.tsx';
import type { TableColumn } from './table.types.ts';

export interface TableSkeletonProps<Item, Id extends string = string>
  extends
    Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<TableProps<Item, Id>, 'columns' | 'sort' | 'density' | 'cards'> {
  /**
   * How many rows to keep room for: as many as a page of the table has.
   * @default 10
   */
  rowCount?: number;
  /**
   * Whether the rows will have actions.
   * @default false
   */
  hasRowActions?: boolean;
  /**
   * The name of the content that loads, for screen readers.
   * @default 'Loading…'
   */
  label?: string;
}

/** The table before its first rows are there: the same heads, and rows of the same height. */
export function TableSkeleton<Item, Id extends string = string>({
  columns,
  sort,
  density,
  cards,
  rowCount = 10,
  hasRowActions = false,
  ...rest
}: TableSkeletonProps<Item, Id>) {
  return (
    <Loading {...rest}>
      <div inert>
        <Table<number, Id>
          caption=""
          columns={columns.map(emptied)}
          rows={Array.from({ length: rowCount }, (_, index) => index)}
          rowKey={(index) => index}
          rowActions={hasRowActions ? () => actionsPlaceholder : undefined}
          sort={sort}
          density={density}
          cards={cards}
        />
      </div>
    </Loading>
  );
}

function emptied<Item, Id extends string>(column: TableColumn<Item, Id>): TableColumn<number, Id> {
  return { ...column, cell: () => column.skeleton ?? linePlaceholder };
}

const linePlaceholder = <Skeleton width="min(7rem, 70%)" style={{ display: 'inline-block', verticalAlign: 'top' }} />;

const actionsPlaceholder = (
  <Skeleton
    shape="block"
    width={`max(${theme.size.controlSmall}, ${theme.size.target})`}
    height={`max(${theme.size.controlSmall}, ${theme.size.target})`}
  />
);
