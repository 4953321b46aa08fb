import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Button } from '../../../components/buttons/Button.tsx';
import { formatterFor } from '../../../lib/i18n/format-value.ts';
import type { ColumnFilter, DataColumn } from '../data-table.types.ts';
import type { DataTableModel } from '../useDataTable.ts';

/** The filters of the columns as chips in one line; pressing one removes it. */
export function FilterChips<Item extends object>({ model }: { model: DataTableModel<Item> }) {
  const { t } = useLingui();
  const { columns, state, change } = model;
  const chips = columns.flatMap((column) => {
    const filter = state.filters[column.id];
    return filter ? [{ column, text: `${column.header}: ${textOf(filter, column)}` }] : [];
  });
  if (chips.length === 0) return null;

  return (
    <div role="group" aria-label={t`Active filters`}>
      {chips.map(({ column, text }) => (
        <Button
          key={column.id}
          variant="soft"
          size="small"
          shape="round"
          icon={X}
          aria-label={t`Remove filter: ${text}`}
          onClick={() => {
            const { [column.id]: _, ...filters } = state.filters;
            change({ filters });
          }}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}

function textOf<Item>(filter: ColumnFilter, { format, filter: kind }: DataColumn<Item>): string {
  switch (filter.kind) {
    case 'text':
      return filter.text;
    case 'number':
      return rangeOf(filter, formatterFor(format));
    case 'date':
      return rangeOf(filter, formatterFor());
    case 'choice': {
      const options = typeof kind === 'object' ? kind : [];
      return options.flatMap(({ value, label }) => (filter.choices.includes(value) ? [label] : [])).join(', ');
    }
  }
}

function rangeOf<Value>(
  { from, to }: { from: Value | null; to: Value | null },
  format: (value: Value) => string,
): string {
  if (from === null) return `≤ ${to === null ? '' : format(to)}`;
  return to === null ? `≥ ${format(from)}` : `${format(from)} – ${format(to)}`;
}
