import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUpDown } from 'lucide-react';
import { Button } from '../../../components/buttons/Button.tsx';
import { Menu } from '../../../components/dropdowns/Menu.tsx';
import type { SortDirection, TableSort } from '../SortHead.tsx';
import type { TableColumn } from '../table.types.ts';

export interface SortMenuProps<Item, Id extends string> {
  columns: readonly TableColumn<Item, Id>[];
  sort: TableSort<Id> | undefined;
  onSort: ((sort: TableSort<Id>) => void) | undefined;
}

/** Sorts while rows are cards: one menu in place of the heads, for which there is no room. */
export function SortMenu<Item, Id extends string>({ columns, sort, onSort }: SortMenuProps<Item, Id>) {
  const { t } = useLingui();
  const sortable = columns.filter(({ isSortable }) => isSortable);
  const current = sortable.find(({ id }) => id === sort?.column);
  const direction = sort?.direction ?? 'ascending';
  const directions: Record<SortDirection, string> = {
    ascending: t({ message: 'Ascending', context: 'sort' }),
    descending: t({ message: 'Descending', context: 'sort' }),
  };
  const header = current?.header ?? '';
  const sortedBy: Record<SortDirection, string> = {
    ascending: t`Sort by: ${header}, ascending`,
    descending: t`Sort by: ${header}, descending`,
  };
  const choose = (id: string | undefined, next: SortDirection) => {
    const column = sortable.find((each) => each.id === id)?.id;
    if (column) onSort?.({ column, direction: next });
  };
  const items = () => [
    {
      id: 'column',
      label: t`Sort by`,
      items: sortable.map(({ id, header }) => ({ id, label: header })),
      selection: {
        mode: 'single' as const,
        selected: current ? [current.id] : [],
        onChange: ({ selected }: { selected: string[] }) => choose(selected[0], direction),
      },
    },
    {
      id: 'direction',
      label: t({ message: 'Order', context: 'sort' }),
      items: (['ascending', 'descending'] as const).map((id) => ({ id, label: directions[id] })),
      selection: {
        mode: 'single' as const,
        selected: current ? [direction] : [],
        onChange: ({ selected }: { selected: string[] }) =>
          choose((current ?? sortable[0])?.id, selected[0] === 'descending' ? 'descending' : 'ascending'),
      },
    },
  ];
  return (
    <Menu
      trigger={
        <Button size="small" variant="ghost" tone="secondary" icon={ArrowUpDown}>
          {current ? <bdi>{sortedBy[direction]}</bdi> : <Trans>Sort by</Trans>}
        </Button>
      }
      items={items}
    />
  );
}
