import type { LucideIcon } from 'lucide-react';

/** A page that can be bookmarked. */
export interface BookmarkPage {
  /** Tells it from all others. */
  id: string;
  label: string;
  /** Other words that find it. They are not shown. */
  aliases?: readonly string[];
  icon: LucideIcon;
  /** The link's target. URLs of this app open without a page load. */
  href: string;
}

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
