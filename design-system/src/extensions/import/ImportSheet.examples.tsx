import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { type SheetColumn, SheetTable } from '../export/SheetTable.tsx';
import type { CellValue } from '../export/spreadsheet-safe.ts';
import { ImportSheet, type ImportSheetProps } from './ImportSheet.tsx';

type Imported = Parameters<ImportSheetProps['onImport']>[0];

interface NumberedRow {
  number: number;
  cells: readonly CellValue[];
}

/** Drop a spreadsheet or choose one: it is read on this device and becomes a table that can be searched. */
export function ImportASheet() {
  const { t } = useLingui();
  const [imported, setImported] = useState<Imported>();
  if (!imported) return <ImportSheet onImport={setImported} />;

  const { sheet, file } = imported;
  const columns = sheet.header.map((name, index): SheetColumn<NumberedRow> => {
    const place = index + 1;
    return {
      id: String(index),
      header: name || t`Column ${place}`,
      value: ({ cells }) => cells[index] ?? null,
      align: sheet.rows.every((cells) => typeof cells[index] === 'number') ? 'end' : 'start',
    };
  });
  return (
    <Stack>
      <SheetTable
        title={file.name}
        columns={columns}
        rows={sheet.rows.map((cells, number) => ({ cells, number }))}
        rowKey={({ number }) => number}
        actions={() => (
          <Button variant="outline" tone="secondary" size="small" onClick={() => setImported(undefined)}>
            <Trans>Choose another file</Trans>
          </Button>
        )}
      />
    </Stack>
  );
}
