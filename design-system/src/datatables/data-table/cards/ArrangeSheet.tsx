import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../components/buttons/Button.tsx';
import { SidePanel } from '../../../components/offcanvas/SidePanel.tsx';
import { SegmentedControl } from '../../../components/segmented-control/SegmentedControl.tsx';
import { Select } from '../../../forms/elements/select/Select.tsx';
import { Stack } from '../../../page-layout/primitives/Stack.tsx';
import type { ColumnActions } from '../columns/useColumnActions.ts';
import type { ColumnSort } from '../data-table.types.ts';
import { FilterPanel } from '../tools/FilterPanel.tsx';
import type { DataTableModel } from '../useDataTable.ts';

interface ArrangeSheetProps<Item extends object> {
  model: DataTableModel<Item>;
  columnActions: ColumnActions;
  /** Whether it has filters, of the columns or of the owner. */
  isFilterable: boolean;
  hasFilters: boolean;
  ownFilters: ReactNode;
  onClose: () => void;
}

/** No column is named so. */
const UNSORTED = ':none';

/** Sorts and filters the cards. Each choice takes effect at once, below the sheet. */
export function ArrangeSheet<Item extends object>(props: ArrangeSheetProps<Item>) {
  const { model, columnActions, isFilterable, hasFilters, ownFilters, onClose } = props;
  const { t } = useLingui();
  const { columns, state, change, messages, total } = model;
  const [first] = state.sort;
  const direction = first?.direction ?? 'ascending';
  const sortBy = (column: string, next: ColumnSort['direction']) =>
    columnActions.sortBy(column === UNSORTED ? [] : [{ column, direction: next }]);

  return (
    <SidePanel
      isOpen
      placement="bottom"
      size="large"
      title={isFilterable ? t`Sort and filter` : t({ message: 'Sort', context: 'sheet' })}
      onClose={onClose}
      footer={
        <Button onClick={onClose}>
          <Trans>Show {messages.found(total, total)}</Trans>
        </Button>
      }
    >
      <Stack gap="l">
        <Select
          label={t`Sort by`}
          value={first?.column ?? UNSORTED}
          options={[
            { value: UNSORTED, label: t`Not sorted` },
            ...columns
              .filter(({ isSortable = true }) => isSortable)
              .map(({ id, header }) => ({ value: id, label: header })),
          ]}
          onChange={({ value }) => sortBy(value, direction)}
        />
        {first && (
          <SegmentedControl
            label={t({ message: 'Order', context: 'sort' })}
            value={direction}
            options={[
              { value: 'ascending', label: t({ message: 'Ascending', context: 'sort' }) },
              { value: 'descending', label: t({ message: 'Descending', context: 'sort' }) },
            ]}
            onChange={({ value }) => sortBy(first.column, value)}
          />
        )}
        {ownFilters}
        {hasFilters && (
          <FilterPanel
            columns={columns}
            filters={state.filters}
            focused={undefined}
            onChange={(filters) => change({ filters })}
          />
        )}
      </Stack>
    </SidePanel>
  );
}
