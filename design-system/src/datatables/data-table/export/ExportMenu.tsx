import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Download, FileSpreadsheet, FileText, type LucideIcon, Printer, Sheet } from 'lucide-react';
import { Button } from '../../../components/buttons/Button.tsx';
import { Menu } from '../../../components/dropdowns/Menu.tsx';
import { notify } from '../../../components/toasts/notify.tsx';
import type { ExportFormat } from './export-table.ts';
import type { DataTableModel } from '../useDataTable.ts';

interface ExportMenuProps<Item extends object> {
  model: DataTableModel<Item>;
  title: string;
  /** Without its ending. */
  fileName: string;
}

/**
 * Takes the table elsewhere: the selected rows, else all that were found, in the columns that are shown. Rows of a server that
 * are not at hand stay behind, and it says how many.
 */
export function ExportMenu<Item extends object>({ model, title, fileName }: ExportMenuProps<Item>) {
  const { t } = useLingui();
  const { selection, order, rows, total, messages } = model;

  const take = async (format: ExportFormat) => {
    const columns = model.slots.flatMap(({ column }) => column ?? []);
    const found = Array.from(order, (row) => rows[row]).filter((item): item is Item => item !== undefined);
    const isSelection = selection.selected.size > 0;
    const items = isSelection ? selection.items() : found;
    const wanted = isSelection ? selection.selected.size : total;
    try {
      const { exportTable } = await import('./export-table.ts');
      const saved = await exportTable({ columns, items, title, fileName, format });
      const count = messages.found(items.length, wanted);
      const isAll = items.length === wanted;
      const announce = isAll ? notify.success : notify.warning;
      if (format === 'copy') announce(t`${count} copied.`);
      else if (saved) announce(isAll ? t`${saved} was saved.` : t`${saved} was saved with ${count}.`);
      else if (!isAll) announce(t`${count} printed.`);
    } catch {
      notify.error(t`Couldn't export. Try again.`);
    }
  };

  const formats: { id: ExportFormat; label: string; icon: LucideIcon }[] = [
    { id: 'print', label: t`Print`, icon: Printer },
    { id: 'csv', label: t`CSV`, icon: FileText },
    { id: 'csv-excel', label: t`CSV for Excel with decimal comma`, icon: FileText },
    { id: 'xlsx', label: t`Excel`, icon: FileSpreadsheet },
    { id: 'pdf', label: t`PDF`, icon: Sheet },
    { id: 'copy', label: t`Copy`, icon: Copy },
  ];
  return (
    <Menu
      trigger={
        <Button size="medium" variant="outline" tone="secondary" icon={Download}>
          <Trans>Export</Trans>
        </Button>
      }
      items={formats.map((format) => ({ ...format, onAction: () => void take(format.id) }))}
    />
  );
}
