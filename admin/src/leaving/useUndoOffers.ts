import { notify } from '@embarque/design-system';
import { useEffect, useState } from 'react';

type Offer = Parameters<typeof notify.undoable>[0];

/** Offers to undo, for as long as the page is there that can do so. */
export function useUndoOffers(): (offer: Offer) => void {
  const [withdrawals] = useState(() => new Set<() => void>());
  useEffect(
    () => () => {
      for (const withdraw of withdrawals) withdraw();
      withdrawals.clear();
    },
    [withdrawals],
  );
  return (offer) => void withdrawals.add(notify.undoable(offer));
}
