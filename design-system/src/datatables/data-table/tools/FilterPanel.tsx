import { Trans, useLingui } from '@lingui/react/macro';
import { FilterX } from 'lucide-react';
import { type Ref, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../components/buttons/Button.tsx';
import { TextField } from '../../../forms/elements/input/TextField.tsx';
import { NumberField } from '../../../forms/elements/number-input/NumberField.tsx';
import { DateRangePicker } from '../../../forms/elements/pickers/DateRangePicker.tsx';
import { MultiSelect } from '../../../forms/elements/select/MultiSelect.tsx';
import { Grid } from '../../../page-layout/primitives/Grid.tsx';
import { theme } from '../../../theme/theme.ts';
import type { ColumnFilter, DataColumn } from '../data-table.types.ts';

interface FilterPanelProps<Item> {
  columns: readonly DataColumn<Item>[];
  filters: Readonly<Record<string, ColumnFilter>>;
  onChange: (filters: Record<string, ColumnFilter>) => void;
  /** The column whose field takes focus; a new object asks again. */
  focused: { column: string } | undefined;
}

/** A field for each column that can be narrowed down. A row has to pass all of them. */
export function FilterPanel<Item>({ columns, filters, onChange, focused }: FilterPanelProps<Item>) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const fields = columns.filter(({ filter }) => filter !== undefined);

  useEffect(() => {
    if (focused) focusField(root.current, `[data-filter="${focused.column}"]`);
  }, [focused]);

  const change = (column: string, filter: ColumnFilter | undefined) => {
    const { [column]: _, ...others } = filters;
    onChange(filter ? { ...others, [column]: filter } : others);
  };

  return (
    <Panel ref={root} role="group" aria-label={t`Filters`}>
      <Grid minCell="17rem">
        {fields.map((column) => (
          <div key={column.id} data-filter={column.id}>
            <FilterField column={column} filter={filters[column.id]} onChange={(filter) => change(column.id, filter)} />
          </div>
        ))}
      </Grid>
      <Button
        size="small"
        variant="ghost"
        icon={FilterX}
        isDisabled={Object.keys(filters).length === 0}
        onClick={() => {
          onChange({});
          focusField(root.current, '[data-filter]');
        }}
      >
        <Trans>Clear filters</Trans>
      </Button>
    </Panel>
  );
}

/** The first thing to type into; of a day, that is its first part. */
function focusField(panel: HTMLElement | null, position: string): void {
  panel?.querySelector<HTMLElement>(`${position} :is(input, [role="spinbutton"]):not([type="hidden"])`)?.focus();
}

interface FilterFieldProps<Item> {
  column: DataColumn<Item>;
  filter: ColumnFilter | undefined;
  onChange: (filter: ColumnFilter | undefined) => void;
}

function FilterField<Item>({ column: { header, filter: kind, format }, filter, onChange }: FilterFieldProps<Item>) {
  const { t } = useLingui();
  if (kind === 'text') {
    return (
      <TextField
        label={header}
        value={filter?.kind === 'text' ? filter.text : ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : { kind: 'text', text: target.value })}
      />
    );
  }
  if (kind === 'number') {
    const range = filter?.kind === 'number' ? filter : { from: null, to: null };
    const change = (part: { from?: number | null; to?: number | null }) => {
      const { from, to } = { ...range, ...part };
      onChange(from === null && to === null ? undefined : { kind: 'number', from, to });
    };
    return (
      <Pair>
        <NumberField
          label={t`${header} from`}
          format={format}
          value={range.from}
          onChange={({ value }) => change({ from: value })}
        />
        <NumberField
          label={t`${header} to`}
          format={format}
          value={range.to}
          onChange={({ value }) => change({ to: value })}
        />
      </Pair>
    );
  }
  if (kind === 'date') {
    return (
      <DateRangePicker
        label={header}
        isClearable
        value={filter?.kind === 'date' ? filter : null}
        onChange={({ value: range }) => onChange(range ? { kind: 'date', from: range.from, to: range.to } : undefined)}
      />
    );
  }
  return (
    <MultiSelect
      label={header}
      options={kind ?? []}
      value={filter?.kind === 'choice' ? filter.choices : []}
      onChange={({ value: choices }) => onChange(choices.length > 0 ? { kind: 'choice', choices } : undefined)}
    />
  );
}

const Panel = styled.div<{ ref?: Ref<HTMLDivElement> }>`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.m};
  align-items: flex-start;
  padding: ${theme.space.l} ${theme.space.card};
  border-block-start: 1px solid ${theme.color.border};
  background: ${theme.color.sunken};

  > :first-child {
    inline-size: 100%;
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.s};
`;
