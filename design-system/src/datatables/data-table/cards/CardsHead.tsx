import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '../../../page-layout/primitives/VisuallyHidden.tsx';
import type { DataTableModel } from '../useDataTable.ts';

/** The names of the columns while rows are cards, for screen readers: they name each value that they read. */
export function CardsHead<Item extends object>({ slots }: Pick<DataTableModel<Item>, 'slots'>) {
  const { t } = useLingui();
  const names = { select: t`Selection`, expand: t`Details`, actions: t`Actions` };
  return (
    <VisuallyHidden role="rowgroup">
      <span role="row" aria-rowindex={1}>
        {slots.map(({ id, kind, column }, index) => (
          <span key={id} role="columnheader" aria-colindex={index + 1}>
            {kind === 'data' ? column?.header : names[kind]}
          </span>
        ))}
      </span>
    </VisuallyHidden>
  );
}
