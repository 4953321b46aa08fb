import { Trans } from '@lingui/react/macro';
import type { CellValue } from '../../extensions/export/spreadsheet-safe.ts';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import { cellProps } from './cell-props.ts';
import { Foot } from './DataTable.styles.ts';
import type { DataColumn } from './data-table.types.ts';
import { useTotals } from './useTotals.ts';
import type { DataTableModel } from './useDataTable.ts';
import { writeValue } from '../../behaviour/write-value.ts';

/** Sums and averages of the rows that were found, below the columns that have them. */
export function GridFoot<Item extends object>({ model }: { model: DataTableModel<Item> }) {
  const totals = useTotals(model);
  if (!totals) return null;
  const naming = model.slots.findIndex(({ kind }) => kind === 'data');

  return (
    <Foot role="rowgroup">
      <div role="row" aria-rowindex={model.total + 2}>
        {model.slots.map((slot, index) => (
          <div
            key={slot.id}
            {...cellProps(slot, index)}
            tabIndex={undefined}
            role={index === naming ? 'rowheader' : 'gridcell'}
          >
            {slot.column && totals.has(slot.id)
              ? write(slot.column, totals.get(slot.id) ?? null)
              : index === naming && <TotalOf model={model} />}
          </div>
        ))}
      </div>
    </Foot>
  );
}

function TotalOf<Item extends object>({ model }: { model: DataTableModel<Item> }) {
  return (
    <span>
      <Trans>Total</Trans> <VisuallyHidden>{model.words.found(model.total, model.rows.length)}</VisuallyHidden>
    </span>
  );
}

function write<Item>({ format }: DataColumn<Item>, value: CellValue): string {
  return writeValue(format)(value);
}
