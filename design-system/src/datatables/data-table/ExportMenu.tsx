import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Download, FileSpreadsheet, FileText, type LucideIcon, Printer, Sheet } from 'lucide-react';
import { Button } from '../../components/buttons/Button.tsx';
import { Menu } from '../../components/dropdowns/Menu.tsx';
import { notify } from '../../components/toasts/notify.tsx';
import type { ExportWay } from './export-table.ts';
import type { DataTableModel } from './useDataTable.ts';

interface ExportMenuProps<Item extends object> {
  model: DataTableModel<Item>;
  title: string;
  /** Without its ending. */
  fileName: string;
}

/** Takes the table elsewhere: the selected rows, else all that were found, in the columns that are shown. */
export function ExportMenu<Item extends object>({ model, title, fileName }: ExportMenuProps<Item>) {
  const { t } = useLingui();
  const { selection, order, rows } = model;

  const take = async (way: ExportWay) => {
    const columns = model.slots.flatMap(({ column }) => column ?? []);
    const found = Array.from(order, (row) => rows[row]).filter((item): item is Item => item !== undefined);
    const items = selection.selected.size > 0 ? selection.items() : found;
    try {
      const { exportTable } = await import('./export-table.ts');
      const saved = await exportTable({ columns, items, title, fileName, way });
      const count = model.words.found(items.length, items.length);
      if (way === 'copy') notify.success(t`${count} copied.`);
      else if (saved) notify.success(t`${saved} was saved.`);
    } catch {
      notify.error(t`This could not be exported. Try again.`);
    }
  };

  const ways: { id: ExportWay; label: string; icon: LucideIcon }[] = [
    { id: 'print', label: t`Print`, icon: Printer },
    { id: 'csv', label: t`CSV`, icon: FileText },
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
      items={ways.map((way) => ({ ...way, onAction: () => void take(way.id) }))}
    />
  );
}
