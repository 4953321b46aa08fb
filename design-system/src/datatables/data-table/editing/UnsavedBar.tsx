import { Trans } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../components/buttons/Button.tsx';
import { theme } from '../../../theme/theme.ts';
import { BarAbove } from '../tools/BarAbove.styles.ts';
import type { DataColumn } from '../data-table.types.ts';
import { useFocusRequest } from '../focus/useFocusRequest.ts';
import type { CellDraft } from './useCellDraft.ts';
import type { DataTableModel } from '../useDataTable.ts';

interface UnsavedBarProps<Item extends object> {
  model: DataTableModel<Item>;
  draft: CellDraft;
}

/** Stands for an edited cell whose row is not shown: what was typed is neither lost nor out of sight. */
export function UnsavedBar<Item extends object>({ model, draft }: UnsavedBarProps<Item>) {
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const { edit, messages } = model;
  const { label, text, mistake, isBusy } = draft;
  const column = model.columns.find((other) => other.id === draft.column);
  const header = column?.header ?? draft.column;
  useFocusRequest(bar, draft, edit.change);

  return (
    <Bar ref={bar} data-unsaved role="group" aria-labelledby={id} tabIndex={-1}>
      <p id={id} role={isBusy ? 'status' : 'alert'}>
        <strong>{isBusy ? messages.beingSaved(header, label) : messages.unsaved(header, label)}</strong>{' '}
        <q dir="auto">{writtenOf(text, column)}</q> {mistake}
      </p>
      {!isBusy && edit.index !== undefined && (
        <Button size="small" variant="outline" tone="secondary" onClick={() => show(model, draft, edit.index)}>
          <Trans>Go there</Trans>
        </Button>
      )}
      <Button size="small" variant="ghost" tone="secondary" onClick={edit.end}>
        <Trans>Discard change</Trans>
      </Button>
    </Bar>
  );
}

/** Goes to the page of the row; the column is shown again if it is hidden. */
function show<Item extends object>(
  { edit, change, state }: DataTableModel<Item>,
  { id, column }: CellDraft,
  index = 0,
) {
  const { columns, perPage } = state;
  edit.change({ id, isFocusRequested: true });
  change({
    page: Math.floor(index / perPage) + 1,
    columns: { ...columns, hidden: columns.hidden.filter((other) => other !== column) },
  });
}

/** An option is shown by its label. */
function writtenOf<Item>(text: string, column: DataColumn<Item> | undefined): string {
  const kind = column?.edit?.kind;
  if (kind === undefined || typeof kind === 'string') return text;
  return kind.find(({ value }) => value === text)?.label ?? text;
}

const Bar = styled(BarAbove)`
  background: ${theme.color.dangerSoft};
  color: ${theme.color.dangerInk};

  > p {
    flex: 1 1 12rem;
    overflow-wrap: anywhere;
  }
`;
