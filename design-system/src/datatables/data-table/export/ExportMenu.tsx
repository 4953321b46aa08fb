import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Download, FileSpreadsheet, FileText, type LucideIcon, Printer, Sheet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/Button.tsx';
import { Menu } from '../../../components/dropdowns/Menu.tsx';
import { notify } from '../../../components/toasts/notify.tsx';
import { useCutNotice } from '../../../extensions/export/useCutNotice.ts';
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
 * are neither at hand nor can be loaded stay behind, and it says how many.
 */
export function ExportMenu<Item extends object>({ model, title, fileName }: ExportMenuProps<Item>) {
  const { t } = useLingui();
  const { messages } = model;
  const onCut = useCutNotice();
  const [isTaking, setTaking] = useState(false);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const take = async (format: ExportFormat) => {
    const { signal } = (leaving.current = new AbortController());
    const columns = model.slots.flatMap(({ column }) => column ?? []);
    setTaking(true);
    try {
      const [{ exportTable }, { items, wanted }] = await Promise.all([
        import('./export-table.ts'),
        rowsToTake(model, signal),
      ]);
      const saved = await exportTable({ columns, items, title, fileName, format, onCut });
      const count = messages.found(items.length, wanted);
      const isAll = items.length === wanted;
      const announce = isAll ? notify.success : notify.warning;
      if (format === 'copy') announce(t`${count} copied.`);
      else if (saved) announce(isAll ? t`${saved} was saved.` : t`${saved} was saved with ${count}.`);
      else if (!isAll) announce(t`${count} printed.`);
    } catch {
      if (!signal.aborted) notify.error(t`Couldn't export. Try again.`);
    }
    if (!signal.aborted) setTaking(false);
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
        <Button size="medium" variant="outline" tone="secondary" icon={Download} isBusy={isTaking}>
          <Trans>Export</Trans>
        </Button>
      }
      items={formats.map((format) => ({ ...format, onAction: () => void take(format.id) }))}
    />
  );
}

/** The selected rows, else all that were found, and how many these should be. */
async function rowsToTake<Item extends object>(model: DataTableModel<Item>, signal: AbortSignal) {
  const { selection, order, rows, total, loadAll, rowKey } = model;
  const { selected } = selection;
  const isSelection = selected.size > 0;
  const atHand = isSelection ? selection.items() : Array.from(order, (row) => rows[row]);
  const items = atHand.filter((item): item is Item => item !== undefined);
  const wanted = isSelection ? selected.size : total;
  if (!loadAll || items.length === wanted) return { items, wanted };
  const all = await loadAll(signal);
  return isSelection
    ? { items: all.filter((item) => selected.has(rowKey(item))), wanted }
    : { items: all, wanted: all.length };
}
