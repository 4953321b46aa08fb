import type { RightsCell, RolePresence } from '@embarque/mocks/roles/contract';
import { useEffect, useState } from 'react';
import type { PageAt } from '../model/open-page.ts';
import { type ClosedPage, closedPages } from '../model/role.presence.ts';

/** Loaded once: the review that follows the bar waits for nothing. */
let known: PageAt | null = null;

/** The pages that people have open and a draft closes. The table of all pages loads once somebody is signed in; until then, none. */
export function useClosedPages(
  present: readonly RolePresence[],
  before: readonly RightsCell[],
  after: readonly RightsCell[],
): ClosedPage[] {
  const [pageAt, setPageAt] = useState(() => known);
  const isNeeded = present.length > 0;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isGone = false;
    const keep = (code: { pageAt: PageAt }) => {
      known = code.pageAt;
      if (!isGone) setPageAt(() => code.pageAt);
    };
    // Without it the review leaves this part out.
    import('../model/open-page.ts').then(keep, () => undefined);
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return pageAt ? closedPages({ present, before, after, pageAt }) : [];
}
