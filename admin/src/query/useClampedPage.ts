import { useEffect, useEffectEvent } from 'react';

export interface PageOfList {
  /** How many rows there are on all pages; `undefined` until the first response. */
  total: number | undefined;
  perPage: number;
  /** The page in the URL, from 1. */
  page: number;
  /** Whether the total belongs to the query of now. */
  isCurrent: boolean;
}

/** The page to show: the last with rows when the wanted one lies beyond it, and the first of an empty list. */
export const clampPage = (total: number, perPage: number, wanted: number): number =>
  Math.max(1, Math.min(wanted, Math.ceil(total / perPage)));

/**
 * Leads back from a page beyond the last one: of a shared link, or after its only row was deleted.
 *
 * @param onClamp called with the page to show instead
 */
export function useClampedPage({ total, perPage, page, isCurrent }: PageOfList, onClamp: (page: number) => void): void {
  const clamp = useEffectEvent(onClamp);
  const shown = total === undefined || !isCurrent ? page : clampPage(total, perPage, page);
  useEffect(() => {
    if (shown !== page) clamp(shown);
  }, [shown, page]);
}
