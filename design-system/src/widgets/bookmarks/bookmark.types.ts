import type { LucideIcon } from 'lucide-react';

/** A page that can be bookmarked. */
export interface BookmarkPage {
  /** Tells it from all others. */
  id: string;
  label: string;
  /** Other words that find it. They are not shown. */
  aliases?: readonly string[];
  icon: LucideIcon;
  /** Where it is. Addresses of this app open without loading the page again. */
  href: string;
}
