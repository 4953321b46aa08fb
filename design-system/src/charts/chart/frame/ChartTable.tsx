import { useState } from 'react';
import { Pagination } from '../../../components/pagination/Pagination.tsx';
import { ScrollArea } from '../../../components/scroll-area/ScrollArea.tsx';
import { Table } from '../../../tables/table/Table.tsx';
import type { Sheet } from '../chart.types.ts';
import { TableRoom } from './ChartFrame.styles.ts';
import type { FormatValue } from '../summary/numbers.ts';
import type { TableColumn } from '../../../tables/table/table.types.ts';

interface ChartTableProps {
  label: string;
  sheet: Sheet;
  formatValue: FormatValue;
  /** How high it may become before it scrolls. */
  height: number;
}

/** More rows are on pages. */
const MOST_ROWS = 2000;
const PER_PAGE = 500;

interface Row {
  at: number;
  values: Sheet['rows'][number];
}

/** A chart in figures: loaded when somebody asks for it. */
export function ChartTable({ label, sheet, formatValue, height }: ChartTableProps) {
  const [page, setPage] = useState(1);
  const columns = sheet.head.map((header, at): TableColumn<Row> => ({
    id: String(at),
    header,
    align: at === 0 ? 'start' : 'end',
    cell: ({ values }) => textOf(values[at], formatValue),
  }));
  const rows = sheet.rows.map((values, at): Row => ({ at, values }));
  const shown = rows.length > MOST_ROWS ? rows.slice((page - 1) * PER_PAGE, page * PER_PAGE) : rows;
  return (
    <TableRoom>
      <ScrollArea label={label} style={{ maxBlockSize: Math.max(height, 240) }}>
        <Table caption={label} density="compact" columns={columns} rows={shown} rowKey={({ at }) => at} />
      </ScrollArea>
      {rows.length > MOST_ROWS && (
        <Pagination
          size="small"
          page={page}
          perPage={PER_PAGE}
          total={rows.length}
          onPageChange={(change) => setPage(change.page)}
        />
      )}
    </TableRoom>
  );
}

function textOf(value: string | number | null | undefined, formatValue: FormatValue) {
  return typeof value === 'number' ? <bdi dir="ltr">{formatValue(value)}</bdi> : (value ?? '–');
}
