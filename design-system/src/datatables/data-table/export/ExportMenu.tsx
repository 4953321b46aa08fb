import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Download, FileSpreadsheet, FileText, type LucideIcon, Printer, Sheet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../../../components/buttons/Button.tsx';
import { Menu } from '../../../components/dropdowns/Menu.tsx';
import type { MenuItems } from '../../../components/dropdowns/menu.types.ts';
import { notify } from '../../../components/toasts/notify.tsx';
import { useCutNotice } from '../../../extensions/export/useCutNotice.ts';
import type { ExportFormat } from './export-table.ts';
import { type CountedScope, type ExportScope, rowsToTake, type Scopes, scopesOf } from './export-scopes.ts';
import type { DataTableModel } from '../useDataTable.ts';

interface ExportMenuProps<Item extends object> {
  model: DataTableModel<Item>;
  title: string;
  /** Without its ending. */
  fileName: string;
  /** @default 'medium' */
  size?: ButtonProps['size'];
}

/**
 * Takes the table elsewhere: the selected rows, all that were found, or everything, in the columns that are shown. The count stands
 * above the formats. Rows of a server that are neither at hand nor can be loaded stay behind, and it says how many.
 */
export function ExportMenu<Item extends object>({ model, title, fileName, size = 'medium' }: ExportMenuProps<Item>) {
  const { t } = useLingui();
  const { messages } = model;
  const onCut = useCutNotice();
  const [isTaking, setTaking] = useState(false);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const take = async (format: ExportFormat, scope: ExportScope) => {
    const { signal } = (leaving.current = new AbortController());
    const columns = model.slots.flatMap(({ column }) => column ?? []);
    setTaking(true);
    try {
      const [{ exportTable }, { items, wanted }] = await Promise.all([
        import('./export-table.ts'),
        rowsToTake(model, scope, signal),
      ]);
      const saved = await exportTable({ columns, items, title, fileName, format, onCut });
      const count = messages.found(items.length, wanted);
      const isAll = items.length === wanted;
      const announce = isAll ? notify.success : notify.warning;
      if (saved === null) {
        notify.warning(t`This table has letters a PDF can't hold. Print it and save it as a PDF.`);
      } else if (format === 'copy') announce(t`${count} copied.`);
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
        <Button size={size} variant="outline" tone="secondary" icon={Download} isBusy={isTaking}>
          <Trans>Export</Trans>
        </Button>
      }
      items={() => menuOf(scopesOf(model))}
    />
  );

  /** The likeliest rows first, and the wider choices below. */
  function menuOf([first, ...wider]: Scopes): MenuItems {
    const rows = (count: number) => messages.found(count, count);
    const formatsOf = ({ scope }: CountedScope) =>
      formats.map(({ id, ...format }) => ({ ...format, id: `${scope}-${id}`, onAction: () => void take(id, scope) }));
    return [
      {
        id: first.scope,
        label: first.scope === 'selected' ? messages.selected(first.count) : rows(first.count),
        items: formatsOf(first),
      },
      ...wider.map((each) => ({
        id: each.scope,
        label: each.scope === 'found' ? t`All that match: ${rows(each.count)}` : t`Everything: ${rows(each.count)}`,
        submenu: formatsOf(each),
      })),
    ];
  }
}
