import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MenuItem } from '../../components/dropdowns/menu.types.ts';
import { copyItem, listOf, moveItems, placeOf } from './sortable.moves.ts';
import type { SortableItem, SortableLists, SortablePlace } from './sortable.types.ts';
import type { SortableDrop } from './useSortableDrag.ts';

interface MoveMenuSetup {
  lists: SortableLists;
  drop: SortableDrop;
  onChange: (change: { lists: SortableLists }) => void;
}

/** The way to move an item for everybody who does not drag, and what screen readers hear of it. */
export function useMoveMenu({ lists, drop, onChange }: MoveMenuSetup) {
  const { t } = useLingui();
  const [said, setSaid] = useState('');

  const send = (item: SortableItem, place: SortablePlace) => {
    const isElsewhere = listOf(lists, item.id)?.id !== place.listId;
    const isCopied = drop === 'copy' && isElsewhere;
    const after = isCopied ? copyItem(lists, item.id, place) : moveItems(lists, [item.id], place);
    const target = after.find(({ id }) => id === place.listId);
    onChange({ lists: after });
    setSaid(
      t`${item.label} is at position ${place.index + 1} of ${target?.items.length ?? 0} in ${target?.label ?? ''}.`,
    );
  };

  const menuOf = (item: SortableItem): MenuItem[] => {
    const own = listOf(lists, item.id);
    const place = placeOf(lists, item.id);
    if (!own || !place) return [];
    const last = own.items.length - 1;
    const within = (id: string, label: string, index: number, isDisabled: boolean): MenuItem => ({
      id,
      label,
      isDisabled,
      onAction: () => send(item, { listId: own.id, index }),
    });
    const away = lists
      .filter(({ id }) => id !== own.id)
      .map(({ id, label, items }): MenuItem => ({
        id: `to ${id}`,
        label: drop === 'copy' ? t`Copy to ${label}` : t`Move to ${label}`,
        onAction: () => send(item, { listId: id, index: items.length }),
      }));
    return [
      within('earlier', t`Move earlier`, place.index - 1, place.index === 0),
      within('later', t`Move later`, place.index + 1, place.index === last),
      within('first', t`Move to the start`, 0, place.index === 0),
      within('last', t`Move to the end`, last, place.index === last),
      ...away,
    ];
  };

  return { menuOf, said };
}
