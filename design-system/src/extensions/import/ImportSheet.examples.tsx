import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { type SheetColumn, SheetTable } from '../export/SheetTable.tsx';
import type { CellValue } from '../../lib/files/spreadsheet-safe.ts';
import { ImportSheet, type ImportSheetProps } from './ImportSheet.tsx';

type Imported = Parameters<ImportSheetProps['onImport']>[0];

interface NumberedRow {
  number: number;
  cells: readonly CellValue[];
}

/** Drop a spreadsheet or choose one: it is read on this device and becomes a table that can be searched. */
export function ImportASheet() {
  const [imported, setImported] = useState<Imported>();
  return (
    <Stack>
      <ImportSheet onImport={setImported} />
      {imported && <ImportedTable key={`${imported.file.name} ${imported.file.lastModified}`} {...imported} />}
    </Stack>
  );
}

function ImportedTable({ sheet, file }: Imported) {
  const { t } = useLingui();
  const columns = sheet.header.map((name, index): SheetColumn<NumberedRow> => {
    const position = index + 1;
    return {
      id: String(index),
      header: name || t`Column ${position}`,
      value: ({ cells }) => cells[index] ?? null,
      align: sheet.rows.every((cells) => typeof cells[index] === 'number') ? 'end' : 'start',
    };
  });
  return (
    <SheetTable
      title={file.name}
      columns={columns}
      rows={sheet.rows.map((cells, number) => ({ cells, number }))}
      rowKey={({ number }) => number}
    />
  );
}
