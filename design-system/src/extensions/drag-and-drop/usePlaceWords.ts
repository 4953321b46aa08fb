import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** A place as it is spoken. */
export interface SpokenPlace {
  /** How many stand before it. */
  index: number;
  /** How many there are, what is spoken of among them. */
  size: number;
  /** The label of the list. */
  list: string;
}

/** What is moved, as it is spoken. */
export interface SpokenItem {
  label: string;
}

export type PlaceWords = ReturnType<typeof usePlaceWords>;

/** What screen readers say of things that change places, whatever moves them. */
export function usePlaceWords() {
  const { t } = useLingui();
  return useMemo(() => {
    const whereabouts = (place: SpokenPlace) => t`Position ${place.index + 1} of ${place.size} in ${place.list}.`;
    const known = (place: SpokenPlace | undefined) => (place ? whereabouts(place) : '');
    return {
      whereabouts,
      pickedUp: (item: SpokenItem, place?: SpokenPlace) => t`Picked up ${item.label}. ${known(place)}`,
      putDown: (item: SpokenItem, place?: SpokenPlace) => t`Put down ${item.label}. ${known(place)}`,
      isBack: (item: SpokenItem) => t`${item.label} is back where it was.`,
      moved: (item: SpokenItem, place: SpokenPlace) =>
        t`${item.label} is at position ${place.index + 1} of ${place.size} in ${place.list}.`,
      instructions: t`Press Space to pick the item up, the arrow keys to move it, Space to put it down, Escape to take it back.`,
    };
  }, [t]);
}
