import type { LucideIcon } from 'lucide-react';

/** A page that can be bookmarked. */
export interface BookmarkPage {
  /** Tells it from all others. */
  id: string;
  label: string;
  icon: LucideIcon;
  /** Where it is. Addresses of this app open without loading the page again. */
  href: string;
}
