import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { type Key, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/buttons/Button.tsx';
import { notify } from '../../components/toasts/notify.tsx';
import { Checkbox } from '../../forms/elements/checkbox/Checkbox.tsx';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';
import { theme } from '../../theme/theme.ts';
import type { ExportFile } from './export-file.ts';
import { type SheetColumn, SheetTable, type SheetTableProps } from './SheetTable.tsx';
import { useCutNotice } from './useCutNotice.ts';

export interface ExportTableProps<Item> extends Pick<
  SheetTableProps<Item>,
  'title' | 'columns' | 'rows' | 'rowKey' | 'alsoSearched'
> {
  /**
   * Which rows go into the file: those that the search found, or those that are ticked.
   * @default 'found'
   */
  exports?: 'found' | 'ticked';
}

const loadDialog = () => import('./ExportDialog.tsx');

/**
 * A table that people take along as a file: a workbook, or text for another program. Texts that a spreadsheet would run as
 * formulas are made safe. For a table that only shows, use `Table`.
 *
 * ## What it takes
 *
 * - Texts, numbers, days, `true` and `false`, and `null` for an empty cell; all texts come back as they are with `ImportSheet`.
 * - A workbook (xlsx), or text: cells between commas with decimal points (csv), the form of Excel with decimal comma (csv:
 *   semicolons, `1234,5`, and texts such as `007` and `1/2` kept as text), or cells between tabs (txt). All say that they are UTF-8.
 * - Numbers and days that are none (`NaN`, `Infinity`) become empty cells. A workbook has days from March 1900 on, earlier ones as
 *   text, and cells of up to 32,767 characters: what is longer is cut, ends with `…`, and is told.
 */
export function ExportTable<Item>({ exports = 'found', columns, rows, rowKey, ...rest }: ExportTableProps<Item>) {
  const [ticked, setTicked] = useState<ReadonlySet<Key>>(new Set());
  const isTicked = (item: Item) => ticked.has(rowKey(item));
  const tick = (items: readonly Item[], isOn: boolean) => {
    const keys = items.map(rowKey);
    setTicked(new Set(isOn ? [...ticked, ...keys] : [...ticked].filter((key) => !keys.includes(key))));
  };
  const chosen = rows.filter(isTicked);
  const ticks = exports === 'ticked';

  return (
    <SheetTable
      {...rest}
      rows={rows}
      rowKey={rowKey}
      columns={ticks ? withTicks(columns, isTicked, tick) : columns}
      isMarked={isTicked}
      actions={(found) => <ExportButton columns={columns} rows={ticks ? chosen : found} isTicking={ticks} />}
    >
      {(found) => ticks && <TickAll found={found} isTicked={isTicked} count={chosen.length} onTick={tick} />}
    </SheetTable>
  );
}

interface ExportButtonProps<Item> {
  columns: readonly SheetColumn<Item>[];
  rows: readonly Item[];
  /** Whether the rows are those that people ticked. */
  isTicking: boolean;
}

function ExportButton<Item>({ columns, rows, isTicking }: ExportButtonProps<Item>) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { code, prepare, ask } = useOnDemand(loadDialog);
  const onCut = useCutNotice();

  const open = () => {
    if (rows.length === 0) {
      notify.warning(isTicking ? t`Select the rows to export first.` : t`No rows to export.`);
      return;
    }
    setOpen(true);
    void ask(() => setOpen(false));
  };
  const write = async (file: ExportFile) => {
    try {
      const { exportRows } = await import('./export-file.ts');
      const fileName = await exportRows(columns, rows, file, { onCut });
      notify.success(t`${fileName} was saved.`);
      setOpen(false);
    } catch {
      notify.error(t`Couldn't save the file. Try again.`);
    }
  };

  return (
    <>
      <Button icon={Download} onPointerEnter={prepare} onClick={open}>
        <Trans>Export</Trans>
      </Button>
      {code && (
        <code.ExportDialog isOpen={isOpen} count={rows.length} onClose={() => setOpen(false)} onExport={write} />
      )}
    </>
  );
}

interface TickAllProps<Item> {
  found: readonly Item[];
  isTicked: (item: Item) => boolean;
  count: number;
  onTick: (items: readonly Item[], isOn: boolean) => void;
}

function TickAll<Item>({ found, isTicked, count, onTick }: TickAllProps<Item>): ReactNode {
  const hasAll = found.length > 0 && found.every(isTicked);
  return (
    <Line>
      <Checkbox
        checked={hasAll}
        isIndeterminate={!hasAll && found.some(isTicked)}
        onChange={() => onTick(found, !hasAll)}
      >
        <Trans>Select all</Trans>
      </Checkbox>
      <span role="status">
        <Plural value={count} _0="None selected" one="# selected" other="# selected" />
      </span>
    </Line>
  );
}

/** The first column names its row, and so does the tick in it. */
function withTicks<Item>(
  [first, ...others]: readonly SheetColumn<Item>[],
  isTicked: (item: Item) => boolean,
  onTick: (items: readonly Item[], isOn: boolean) => void,
): SheetColumn<Item>[] {
  if (!first) return [];
  const cell = (item: Item) => (
    <Checkbox checked={isTicked(item)} onChange={({ target }) => onTick([item], target.checked)}>
      {first.cell?.(item) ?? String(first.value(item) ?? '')}
    </Checkbox>
  );
  return [{ ...first, cell }, ...others];
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s} ${theme.space.l};
  padding-block: 0 ${theme.space.m};
  padding-inline: ${theme.space.card};
  color: ${theme.color.ink3};
`;
