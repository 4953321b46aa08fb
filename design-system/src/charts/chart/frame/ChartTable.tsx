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

interface Row {
  at: number;
  values: Sheet['rows'][number];
}

/** A chart in figures: loaded when somebody asks for it. */
export function ChartTable({ label, sheet, formatValue, height }: ChartTableProps) {
  const columns = sheet.head.map((header, at): TableColumn<Row> => ({
    id: String(at),
    header,
    align: at === 0 ? 'start' : 'end',
    cell: ({ values }) => textOf(values[at], formatValue),
  }));
  const rows = sheet.rows.map((values, at): Row => ({ at, values }));
  return (
    <TableRoom>
      <ScrollArea label={label} style={{ maxBlockSize: Math.max(height, 240) }}>
        <Table caption={label} density="compact" columns={columns} rows={rows} rowKey={({ at }) => at} />
      </ScrollArea>
    </TableRoom>
  );
}

function textOf(value: string | number | null | undefined, formatValue: FormatValue) {
  return typeof value === 'number' ? <bdi dir="ltr">{formatValue(value)}</bdi> : (value ?? '–');
}
