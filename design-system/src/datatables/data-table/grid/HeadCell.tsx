import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, ChevronDown, ChevronsUpDown, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type TouchEvent, useState } from 'react';
import { useIsPainted } from '../../../lib/react/useIsPainted.ts';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { Menu } from '../../../components/dropdowns/Menu.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { VisuallyHidden } from '../../../page-layout/primitives/VisuallyHidden.tsx';
import type { DataColumn } from '../data-table.types.ts';
import { cellProps } from './cell-props.ts';
import { Edge, MenuPlacement, Rank, SortButton } from './GridHead.styles.ts';
import type { Slot } from '../columns/slots.ts';
import type { ColumnActions } from '../columns/useColumnActions.ts';
import { useColumnMenu } from '../columns/useColumnMenu.ts';
import type { DataTableModel } from '../useDataTable.ts';

interface HeadCellProps<Item extends object> {
  model: DataTableModel<Item>;
  slot: Slot<Item>;
  index: number;
  isActive: boolean;
  columnActions: ColumnActions;
  /** Called when the person wants to narrow down by the column; left out, the table has no filters. */
  onFilter: ((column: string) => void) | undefined;
}

/** The head of a column: it sorts, has a menu, is dragged to another place and by its edge to another width. */
export function HeadCell<Item extends object>({
  model,
  slot,
  index,
  isActive,
  columnActions,
  onFilter,
}: HeadCellProps<Item>) {
  const { t } = useLingui();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const hasMenu = useIsPainted();
  const items = useColumnMenu({ model, slot, actions: columnActions, onFilter });
  const { column } = slot;
  if (!column) return null;

  // The head around listens to the same presses, and would be dragged away by its edge.
  const startResize = (event: MouseEvent | TouchEvent) => {
    event.stopPropagation();
    const header = model.table.getFlatHeaders().find((other) => other.id === slot.id);
    header?.getResizeHandler()(event);
  };
  const position = model.state.sort.findIndex((by) => by.column === slot.id);
  const order = model.state.sort[position]?.direction ?? 'none';
  const isSortable = column.isSortable ?? true;

  const onKeyDown = (event: KeyboardEvent) => {
    if (!columnActions.onHeadKey(event, slot)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.altKey) setMenuOpen(true);
  };

  return (
    <div
      {...cellProps(slot, index)}
      tabIndex={isActive && !isSortable ? 0 : -1}
      role="columnheader"
      // Screen readers say it with each cell: the buttons in it are no part of the name.
      aria-label={column.header}
      aria-sort={isSortable ? order : undefined}
      data-head={slot.id}
      onKeyDown={onKeyDown}
    >
      {isSortable ? (
        <SortButton
          data-cell-control
          type="button"
          tabIndex={isActive ? 0 : -1}
          onClick={(event) => columnActions.sort(slot.id, event.shiftKey)}
        >
          <HeadName column={column} />
          <Icon icon={arrows[order]} />
          {model.state.sort.length > 1 && position >= 0 && <Rank aria-hidden>{position + 1}</Rank>}
        </SortButton>
      ) : (
        <HeadName column={column} />
      )}
      {hasMenu && (
        <MenuPlacement data-open={isMenuOpen || undefined}>
          <Menu
            trigger={<IconButton icon={ChevronDown} label={t`Column ${column.header}`} size="small" tabIndex={-1} />}
            items={items}
            isOpen={isMenuOpen}
            onOpenChange={({ isOpen }) => setMenuOpen(isOpen)}
          />
        </MenuPlacement>
      )}
      <Edge
        aria-hidden
        data-edge-of={slot.id}
        onMouseDown={(event) => {
          // A press on what takes no focus would give it to the head around.
          event.preventDefault();
          startResize(event);
        }}
        onTouchStart={startResize}
        onDoubleClick={() => columnActions.resetWidth(slot.id)}
      />
    </div>
  );
}

function HeadName<Item>({ column: { icon, header } }: { column: DataColumn<Item> }) {
  if (!icon) return <span>{header}</span>;
  return (
    <span title={header}>
      <Icon icon={icon} />
      <VisuallyHidden>{header}</VisuallyHidden>
    </span>
  );
}

const arrows: Record<'ascending' | 'descending' | 'none', LucideIcon> = {
  none: ChevronsUpDown,
  ascending: ArrowUp,
  descending: ArrowDown,
};
