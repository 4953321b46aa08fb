import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { formatterFor } from '../../../lib/i18n/format-value.ts';
import { VisuallyHidden } from '../../../page-layout/primitives/VisuallyHidden.tsx';
import { theme } from '../../../theme/theme.ts';
import { cellProps } from './cell-props.ts';
import { Foot } from '../DataTable.styles.ts';
import { useTotals } from './useTotals.ts';
import type { DataTableModel } from '../useDataTable.ts';

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
            {slot.column && totals.has(slot.id) ? (
              <span>
                {slot.column.total === 'average' && (
                  <>
                    <Kind>
                      <Trans>Average</Trans>
                    </Kind>{' '}
                  </>
                )}
                {formatterFor(slot.column.format)(totals.get(slot.id) ?? null)}
              </span>
            ) : (
              index === naming && <RowName model={model} />
            )}
          </div>
        ))}
      </div>
    </Foot>
  );
}

/** A row of averages alone has no total to speak of. */
function RowName<Item extends object>({ model }: { model: DataTableModel<Item> }) {
  const hasTotals = model.columns.some(({ total }) => total !== undefined && total !== 'average');
  return (
    <span>
      {hasTotals && <Trans>Total</Trans>}{' '}
      <VisuallyHidden>{model.messages.found(model.total, model.rows.length)}</VisuallyHidden>
    </span>
  );
}

/** The kind of total, beside its figure. */
const Kind = styled.span`
  color: ${theme.color.ink3};
  font-weight: ${theme.weight.regular};
`;
