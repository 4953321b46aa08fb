import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Key, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { formatterFor } from '../../lib/i18n/format-value.ts';
import { Card } from '../../cards/card/Card.tsx';
import { HighlightScope } from '../../components/highlight/HighlightScope.tsx';
import { Pagination } from '../../components/pagination/Pagination.tsx';
import { Toolbar } from '../../components/toolbar/Toolbar.tsx';
import { SearchField } from '../../forms/elements/input/search/SearchField.tsx';
import { Table } from '../../tables/table/Table.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { searchRows } from './search-rows.ts';
import type { CellValue } from '../../lib/files/spreadsheet-safe.ts';
import type { TableColumn } from '../../tables/table/table.types.ts';

export interface SheetColumn<Item> {
  /** Tells it from all other columns. */
  id: string;
  /** The head of the column, in the table and in files. */
  header: string;
  /** The value for search and export. */
  value: (item: Item) => CellValue;
  /** The content of the cell. Defaults to the formatted value. */
  cell?: (item: Item) => ReactNode;
  /**
   * The alignment of the values. Align numbers at the end.
   * @default 'start'
   */
  align?: 'start' | 'end';
}

export interface SheetTableProps<Item> {
  /** The title of the table. */
  title: string;
  /** The columns in their order. The first one names its row. */
  columns: readonly SheetColumn<Item>[];
  rows: readonly Item[];
  /** The unique key of a row. */
  rowKey: (item: Item) => Key;
  /** Rows that are highlighted. */
  isMarked?: (item: Item) => boolean;
  /** Further text to search, such as a number without a column. */
  alsoSearched?: (item: Item) => string;
  /** Buttons at the end of the title's line; they get the rows that were found. */
  actions?: (found: Item[]) => ReactNode;
  /** Stands between search and table; it gets the rows that were found. */
  children?: (found: Item[]) => ReactNode;
}

const perPage = 25;
const textOf = formatterFor();

/**
 * A table in a card with a search over every column, which says how many rows it found.
 *
 * ## What it takes
 *
 * - Words in any order, in any case, without accents and strokes; numbers in plain digits too, and days as ISO dates. What was
 *   found is marked in its own spelling.
 */
export function SheetTable<Item>(props: SheetTableProps<Item>) {
  const { title, columns, rows, rowKey, isMarked, alsoSearched = () => '', actions, children } = props;
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const [wantedPage, setPage] = useState(1);

  const found = searchRows(rows, query, (item) => [
    alsoSearched(item),
    ...columns.flatMap(({ value }) => [textOf(value(item)), String(value(item) ?? '')]),
  ]);
  const page = Math.min(wantedPage, Math.max(Math.ceil(found.length / perPage), 1));
  const isPaged = rows.length > perPage;

  return (
    <Card
      padding="none"
      title={title}
      actions={actions?.(found)}
      footer={
        isPaged && (
          <Pagination
            page={page}
            perPage={perPage}
            total={found.length}
            onPageChange={(change) => setPage(change.page)}
          />
        )
      }
    >
      <Toolbar label={t`Search in ${title}`} role="search">
        <SearchField label={t`Search`} value={query} onChange={({ target }) => setQuery(target.value)} />
        <Count role="status">
          {query ? (
            <Trans>
              {found.length} of <Plural value={rows.length} one="# row" other="# rows" />
            </Trans>
          ) : (
            <Plural value={rows.length} one="# row" other="# rows" />
          )}
        </Count>
      </Toolbar>
      {children?.(found)}
      {found.length > 0 ? (
        <HighlightScope query={query} by="words">
          <Table
            caption={title}
            columns={columns.map((column) => columnOf(column))}
            rows={found.slice((page - 1) * perPage, page * perPage)}
            rowKey={rowKey}
            rowTone={(item) => (isMarked?.(item) ? 'primary' : undefined)}
          />
        </HighlightScope>
      ) : (
        <Nothing>
          <Trans>No rows match your search.</Trans>
        </Nothing>
      )}
    </Card>
  );
}

function columnOf<Item>({ id, header, align, value, cell }: SheetColumn<Item>): TableColumn<Item> {
  return { id, header, align, cell: cell ?? ((item) => textOf(value(item))) };
}

const Count = styled.span`
  align-self: center;
  color: ${theme.color.ink3};
  font-variant-numeric: tabular-nums;

  ${media.beyondPhone} {
    text-align: end;
  }
`;

const Nothing = styled.p`
  padding: ${theme.space.xxl} ${theme.space.card};
  border-block-start: 1px solid ${theme.color.border};
  text-align: center;
`;
