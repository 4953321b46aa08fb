import { useEffect, useEffectEvent } from 'react';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';
import type { BookmarkPage } from './bookmark.types.ts';

export interface BookmarkBoxProps {
  /** Whether it is there. */
  isOpen: boolean;
  /** Called when it should close: after somebody went to a page, by Escape, and by a press beside it. */
  onClose: () => void;
  /** The bookmarked pages in their order; listed while nothing is typed. */
  bookmarks: readonly BookmarkPage[];
  /** Every page that can be bookmarked; typing looks for them by title. */
  pages: readonly BookmarkPage[];
  /** Called when a page should be bookmarked, or no more. */
  onToggle: (change: { id: string; isBookmarked: boolean }) => void;
  /** Called with the ids of the bookmarks in the order they should have. */
  onReorder: (change: { ids: string[] }) => void;
  /**
   * How many pages a search lists.
   * @default 6
   */
  limit?: number;
}

const loadLayer = () => import('./BookmarkLayer.tsx');

/** Where bookmarks are found, set, taken away and put in order. Its code arrives when it first opens. */
export function BookmarkBox({ isOpen, onClose, ...rest }: BookmarkBoxProps) {
  const { code, ask } = useOnDemand(loadLayer);

  const load = useEffectEvent(() => void ask(onClose));
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen]);

  return code && <code.BookmarkLayer {...rest} isOpen={isOpen} onClose={onClose} />;
}
