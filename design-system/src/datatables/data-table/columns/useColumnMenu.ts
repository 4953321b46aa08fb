import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowLeftToLine, ArrowRightToLine, ArrowUp, EyeOff, ListFilter, PinOff } from 'lucide-react';
import { useLocaleSettings } from '../../../lib/i18n/LocaleProvider.tsx';
import type { MenuItem, MenuItems } from '../../../components/dropdowns/menu.types.ts';
import { sideOf } from './column-layout.ts';
import type { Slot } from './slots.ts';
import { type ColumnActions, WIDTH_STEP } from './useColumnActions.ts';
import type { DataTableModel } from '../useDataTable.ts';

interface ColumnMenuOptions<Item extends object> {
  model: DataTableModel<Item>;
  slot: Slot<Item>;
  actions: ColumnActions;
  onFilter: ((column: string) => void) | undefined;
}

/** All that can be done with a column, also what is quicker by pointer; for when its menu opens. */
export function useColumnMenu<Item extends object>({
  model,
  slot,
  actions,
  onFilter,
}: ColumnMenuOptions<Item>): () => MenuItems {
  const { t } = useLingui();
  const { back, forth } = towards[useLocaleSettings().direction];
  return () => {
    const { id, column } = slot;
    const side = sideOf(model.state.columns, id);
    const shown = model.slots.filter(({ kind }) => kind === 'data');
    const sort: MenuItem[] = [
      {
        id: 'ascending',
        label: t`Sort ascending`,
        icon: ArrowUp,
        onAction: () => actions.sortBy([{ column: id, direction: 'ascending' }]),
      },
      {
        id: 'descending',
        label: t`Sort descending`,
        icon: ArrowDown,
        onAction: () => actions.sortBy([{ column: id, direction: 'descending' }]),
      },
    ];
    const arrange: MenuItem[] = [
      side
        ? { id: 'unpin', label: t`Unpin`, icon: PinOff, onAction: () => actions.pin(id, undefined) }
        : { id: 'pin-start', label: t`Pin to the start`, icon: back.icon, onAction: () => actions.pin(id, 'start') },
      ...(side === 'end' || side === 'start'
        ? []
        : [{ id: 'pin-end', label: t`Pin to the end`, icon: forth.icon, onAction: () => actions.pin(id, 'end') }]),
      {
        id: 'back',
        label: t`Move towards the start`,
        shortcut: `Ctrl ${back.key}`,
        isDisabled: !actions.canStep(id, -1),
        onAction: () => actions.step(id, -1),
      },
      {
        id: 'forth',
        label: t`Move towards the end`,
        shortcut: `Ctrl ${forth.key}`,
        isDisabled: !actions.canStep(id, 1),
        onAction: () => actions.step(id, 1),
      },
      { id: 'wider', label: t`Wider`, shortcut: `⇧ ${forth.key}`, onAction: () => actions.widen(id, WIDTH_STEP * 2) },
      {
        id: 'narrower',
        label: t`Narrower`,
        shortcut: `⇧ ${back.key}`,
        onAction: () => actions.widen(id, -WIDTH_STEP * 2),
      },
      {
        id: 'hide',
        label: t`Hide`,
        icon: EyeOff,
        isDisabled: shown.length === 1,
        onAction: () => actions.hide(id),
      },
    ];
    const filter: MenuItem[] =
      column?.filter && onFilter
        ? [{ id: 'filter', label: t`Filter…`, icon: ListFilter, onAction: () => onFilter(id) }]
        : [];

    return [
      ...(column?.isSortable === false ? [] : [{ id: 'sort', label: t`Sort`, items: [...sort, ...filter] }]),
      { id: 'arrange', label: t`Arrange`, items: column?.isSortable === false ? [...filter, ...arrange] : arrange },
    ];
  };
}

const left = { key: '←', icon: ArrowLeftToLine };
const right = { key: '→', icon: ArrowRightToLine };

/** The directions of start and end. */
const towards = { ltr: { back: left, forth: right }, rtl: { back: right, forth: left } };
