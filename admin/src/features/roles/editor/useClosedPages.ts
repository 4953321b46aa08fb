import { useEffect, useState } from 'react';
import { type RoleEditorContext, storedDraft } from '../machine/role-editor.context.ts';
import type { PageAt } from '../model/open-page.ts';
import { type ClosedPage, closedPages } from '../model/role.presence.ts';

/** The pages that people have open and a draft closes. The table of all pages loads once somebody is signed in; until then, none. */
export function useClosedPages(context: RoleEditorContext): ClosedPage[] {
  const [pageAt, setPageAt] = useState<PageAt | null>(null);
  const present = context.role?.present ?? [];
  const isNeeded = present.length > 0;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isGone = false;
    const keep = (code: { pageAt: PageAt }) => !isGone && setPageAt(() => code.pageAt);
    // Without it the review leaves this part out.
    import('../model/open-page.ts').then(keep, () => undefined);
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return pageAt ? closedPages({ present, before: storedDraft(context).cells, after: context.draft.cells, pageAt }) : [];
}
