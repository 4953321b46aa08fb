import { ArrowDown, ArrowUp, ChevronsUpDown, type LucideIcon } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { HeadCell, SortButton } from './TableHead.styles.ts';
import type { TableColumn } from './table.types.ts';

export type SortDirection = 'ascending' | 'descending';

export interface TableSort<Id extends string = string> {
  /** The id of the column. */
  column: Id;
  direction: SortDirection;
}

interface SortHeadProps<Item, Id extends string> {
  column: TableColumn<Item, Id>;
  sort: TableSort<Id> | undefined;
  onSort: ((sort: TableSort<Id>) => void) | undefined;
}

/** The head of a column, a button when one may sort by it. */
export function SortHead<Item, Id extends string>({ column, sort, onSort }: SortHeadProps<Item, Id>) {
  const { id, header, align, width, isSortable } = column;
  const common = { role: 'columnheader', scope: 'col', 'data-align': align, style: { inlineSize: width } };
  if (!isSortable) return <HeadCell {...common}>{header}</HeadCell>;

  const order = sort?.column === id ? sort.direction : 'none';
  return (
    <HeadCell {...common} aria-sort={order}>
      <SortButton type="button" onClick={() => onSort?.({ column: id, direction: next[order] })}>
        {header}
        <Icon icon={arrows[order]} />
      </SortButton>
    </HeadCell>
  );
}

const next: Record<SortDirection | 'none', SortDirection> = {
  none: 'ascending',
  ascending: 'descending',
  descending: 'ascending',
};

const arrows: Record<SortDirection | 'none', LucideIcon> = {
  none: ChevronsUpDown,
  ascending: ArrowUp,
  descending: ArrowDown,
};
