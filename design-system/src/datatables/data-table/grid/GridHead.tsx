import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../forms/elements/checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../../../page-layout/primitives/VisuallyHidden.tsx';
import { cellProps } from './cell-props.ts';
import type { CellPlace } from '../focus/cell-moves.ts';
import { Head } from '../DataTable.styles.ts';
import { HeadCell } from './HeadCell.tsx';
import type { HeadPresses } from '../columns/head-presses.ts';
import type { Slot } from '../columns/slots.ts';
import type { ColumnDeeds } from '../columns/useColumnDeeds.ts';
import type { DataTableModel } from '../useDataTable.ts';

interface GridHeadProps<Item extends object> {
  model: DataTableModel<Item>;
  active: CellPlace;
  deeds: ColumnDeeds;
  onFilter: ((column: string) => void) | undefined;
  presses: HeadPresses;
}

/** The heads of all columns. They stay in sight while the rows scroll. */
export function GridHead<Item extends object>({ model, active, deeds, onFilter, presses }: GridHeadProps<Item>) {
  return (
    <Head role="rowgroup">
      <div role="row" aria-rowindex={1} data-row={-1} onMouseDown={presses.tell} onTouchStart={presses.tell}>
        {model.slots.map((slot, index) => {
          const isActive = active.row === -1 && active.column === index;
          if (slot.kind === 'data') {
            return <HeadCell key={slot.id} {...{ model, slot, index, isActive, deeds, onFilter }} />;
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
          onChange={() => model.say(model.words.selected(toggleAll().size))}
        />
      ) : (
        <VisuallyHidden>{slot.kind === 'expand' ? <Trans>Details</Trans> : <Trans>Actions</Trans>}</VisuallyHidden>
      )}
    </div>
  );
}
