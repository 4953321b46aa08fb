import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { MenuItem } from '../../components/dropdowns/menu.types.ts';
import type { SortableDrop, SortablePosition } from './sortable.types.ts';

export interface MoveChoices {
  /** The present position. */
  position: SortablePosition;
  /** The lists it can move to, with their sizes. */
  lists: readonly { id: string; label: string; size: number }[];
  drop: SortableDrop;
  /**
   * How the steps read: along a list, or up and down.
   * @default 'order'
   */
  steps?: 'order' | 'height';
  onChoose: (position: SortablePosition) => void;
}

/** The menu that moves one thing: within its list by steps or to an end, and to the end of each other list. */
export function useMoveChoices(): (choices: MoveChoices) => MenuItem[] {
  const { t } = useLingui();
  return useCallback(
    ({ position, lists, drop, steps = 'order', onChoose }) => {
      const isHeight = steps === 'height';
      const last = (lists.find(({ id }) => id === position.listId)?.size ?? 1) - 1;
      const within = (id: string, label: string, index: number, isDisabled: boolean): MenuItem => ({
        id,
        label,
        isDisabled,
        onAction: () => onChoose({ listId: position.listId, index }),
      });
      const away = lists
        .filter(({ id }) => id !== position.listId)
        .map(({ id, label, size }): MenuItem => ({
          id: `to ${id}`,
          label: drop === 'copy' ? t`Copy to ${label}` : t`Move to ${label}`,
          onAction: () => onChoose({ listId: id, index: size }),
        }));
      return [
        within('earlier', isHeight ? t`Move up` : t`Move earlier`, position.index - 1, position.index === 0),
        within('later', isHeight ? t`Move down` : t`Move later`, position.index + 1, position.index === last),
        within('first', isHeight ? t`Move to the top` : t`Move to the start`, 0, position.index === 0),
        within('last', t`Move to the end`, last, position.index === last),
        ...away,
      ];
    },
    [t],
  );
}
