import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../components/buttons/Button.tsx';
import { Stack } from '../../../../page-layout/primitives/Stack.tsx';
import { Checkbox } from '../../checkbox/Checkbox.tsx';
import { NumberField } from '../../number-input/NumberField.tsx';
import type { TableShape } from './insert-table.ts';

const MOST_ROWS = 50;
/** More of them cannot be read on a phone. */
const MOST_COLUMNS = 12;

/** Asks for the shape of a new table. */
export function InsertTableForm({ onInsert }: { onInsert: (shape: TableShape) => void }) {
  const { t } = useLingui();
  const [shape, setShape] = useState<TableShape>({ rows: 3, columns: 3, hasHeaderRow: true });
  const change = (changed: Partial<TableShape>) => setShape({ ...shape, ...changed });
  const send = (event: FormEvent) => {
    // The form around the editor is not meant.
    event.preventDefault();
    event.stopPropagation();
    onInsert(shape);
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack gap="m">
        <NumberField
          label={t({ message: 'Rows', context: 'of a table' })}
          min={1}
          max={MOST_ROWS}
          value={shape.rows}
          onChange={({ value }) => change({ rows: value ?? 1 })}
        />
        <NumberField
          label={t({ message: 'Columns', context: 'of a table' })}
          min={1}
          max={MOST_COLUMNS}
          value={shape.columns}
          onChange={({ value }) => change({ columns: value ?? 1 })}
        />
        <Checkbox checked={shape.hasHeaderRow} onChange={({ target }) => change({ hasHeaderRow: target.checked })}>
          <Trans>Header row</Trans>
        </Checkbox>
        <Button type="submit" size="small">
          <Trans>Insert table</Trans>
        </Button>
      </Stack>
    </form>
  );
}
