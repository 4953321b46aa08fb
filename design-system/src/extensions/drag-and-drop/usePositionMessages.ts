import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** A place as it is spoken. */
export interface AnnouncedPosition {
  /** How many stand before it. */
  index: number;
  /** How many there are, what is spoken of among them. */
  size: number;
  /** The label of the list. */
  list: string;
}

/** The moved item, as it is announced. */
export interface AnnouncedItem {
  label: string;
}

export type PositionMessages = ReturnType<typeof usePositionMessages>;

/** The announcements of moves, by drag or from a menu. */
export function usePositionMessages() {
  const { t } = useLingui();
  return useMemo(() => {
    const whereabouts = (position: AnnouncedPosition) =>
      t`Position ${position.index + 1} of ${position.size} in ${position.list}.`;
    const known = (position: AnnouncedPosition | undefined) => (position ? whereabouts(position) : '');
    return {
      whereabouts,
      pickedUp: (item: AnnouncedItem, position?: AnnouncedPosition) => t`Picked up ${item.label}. ${known(position)}`,
      dropped: (item: AnnouncedItem, position?: AnnouncedPosition) => t`Put down ${item.label}. ${known(position)}`,
      returned: (item: AnnouncedItem) => t`${item.label} is back where it was.`,
      moved: (item: AnnouncedItem, position: AnnouncedPosition) =>
        t`${item.label} is at position ${position.index + 1} of ${position.size} in ${position.list}.`,
      instructions: t`Press Space to lift the item, arrow keys to move it, Space to drop it, Escape to cancel.`,
    };
  }, [t]);
}
