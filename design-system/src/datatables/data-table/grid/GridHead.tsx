import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../forms/elements/checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../../../page-layout/primitives/VisuallyHidden.tsx';
import { CardsHead } from '../cards/CardsHead.tsx';
import { cellProps } from './cell-props.ts';
import type { CellPosition } from '../focus/cell-moves.ts';
import { Head } from '../DataTable.styles.ts';
import { HeadCell } from './HeadCell.tsx';
import type { HeadPresses } from '../columns/head-presses.ts';
import type { Slot } from '../columns/slots.ts';
import type { ColumnActions } from '../columns/useColumnActions.ts';
import type { DataTableModel } from '../useDataTable.ts';

interface GridHeadProps<Item extends object> {
  model: DataTableModel<Item>;
  active: CellPosition;
  columnActions: ColumnActions;
  onFilter: ((column: string) => void) | undefined;
  presses: HeadPresses;
}

/** The heads of all columns. They stay in sight while the rows scroll. */
export function GridHead<Item extends object>({
  model,
  active,
  columnActions,
  onFilter,
  presses,
}: GridHeadProps<Item>) {
  if (model.isCards) return <CardsHead slots={model.slots} />;
  return (
    <Head role="rowgroup">
      <div role="row" aria-rowindex={1} data-row={-1} onMouseDown={presses.announce} onTouchStart={presses.announce}>
        {model.slots.map((slot, index) => {
          const isActive = active.row === -1 && active.column === index;
          if (slot.kind === 'data') {
            return <HeadCell key={slot.id} {...{ model, slot, index, isActive, columnActions, onFilter }} />;
          }
          return <SideHead key={slot.id} model={model} slot={slot} index={index} isActive={isActive} />;
        })}
      </div>
    </Head>
  );
}

interface SideHeadProps<Item extends object> {
  model: DataTableModel<Item>;
  slot: Slot<Item>;
  index: number;
  isActive: boolean;
}

function SideHead<Item extends object>({ model, slot, index, isActive }: SideHeadProps<Item>) {
  const { t } = useLingui();
  const { extent, toggleAll } = model.selection;
  const isBox = slot.kind === 'select';
  return (
    <div {...cellProps(slot, index)} role="columnheader" tabIndex={isActive && !isBox ? 0 : -1}>
      {isBox ? (
        <Checkbox
          data-cell-control
          aria-label={model.isServed ? t`Select all rows of this page` : t`Select all rows`}
          checked={extent === 'all'}
          isIndeterminate={extent === 'some'}
          tabIndex={isActive ? 0 : -1}
          onChange={() => model.announce(model.messages.selected(toggleAll().size))}
        />
      ) : (
        <VisuallyHidden>{slot.kind === 'expand' ? <Trans>Details</Trans> : <Trans>Actions</Trans>}</VisuallyHidden>
      )}
    </div>
  );
}
