import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ColumnSort } from './data-table.types.ts';
import { formatterFor } from '../../lib/i18n/format-value.ts';

const count = formatterFor();

/**
 * The announcements of changes in the table.
 *
 * @param countLabel so many of what its rows are
 */
export function useTableMessages(countLabel?: (count: number) => string) {
  const { t } = useLingui();
  return {
    sorted: (sort: readonly ColumnSort[], headerOf: (column: string) => string) => {
      const by = sort.map(({ column, direction }) => {
        const header = headerOf(column);
        return direction === 'ascending' ? t`${header}, ascending` : t`${header}, descending`;
      });
      return by.length > 0 ? t`Sorted by ${by.join(', ')}` : t`Not sorted`;
    },
    found: (found: number, all: number) => {
      if (countLabel) return found === all ? countLabel(all) : t`${count(found)} of ${countLabel(all)}`;
      return found === all
        ? t`${plural(all, { one: `${count(all)} row`, other: `${count(all)} rows` })}`
        : t`${plural(all, { one: `${count(found)} of ${count(all)} row`, other: `${count(found)} of ${count(all)} rows` })}`;
    },
    selected: (selected: number) =>
      t`${plural(selected, { one: `${count(selected)} row selected`, other: `${count(selected)} rows selected` })}`,
    /** Of the selected rows, those that are not among the ones that were found; from a server, not on its page. */
    beyond: (rows: number, isServed: boolean) =>
      isServed
        ? t`${plural(rows, { one: `${count(rows)} of them is not on this page`, other: `${count(rows)} of them are not on this page` })}`
        : t`${plural(rows, { one: `${count(rows)} of them was not found`, other: `${count(rows)} of them were not found` })}`,
    moved: (header: string, position: number, of: number) => t`${header} is column ${position} of ${of}`,
    hidden: (header: string) => t`${header} is hidden`,
    shown: (header: string) => t`${header} is shown`,
    pinned: (header: string, side: 'start' | 'end' | undefined) => {
      if (side === 'start') return t`${header} pinned to the start`;
      return side === 'end' ? t`${header} pinned to the end` : t`${header} unpinned`;
    },
    width: (header: string, width: number) => t`${header} is ${width} pixels wide`,
    reset: () => t`Columns reset`,
    opened: (row: string) => t`Details of ${row} opened`,
    closed: (row: string) => t`Details of ${row} closed`,
    saved: (header: string, row: string) => t`${header} of ${row} saved`,
    unsaved: (header: string, row: string) => t`${header} of ${row} is not saved yet`,
    beingSaved: (header: string, row: string) => t`${header} of ${row} is being saved`,
    viewApplied: (name: string) => t`View ${name} shown`,
  };
}

export type TableMessages = ReturnType<typeof useTableMessages>;
