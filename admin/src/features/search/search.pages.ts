import type { SearchPage } from '@embarque/mocks/search/contract';
import type { LucideIcon } from 'lucide-react';
import { pageIcons } from './page-icons.ts';

/** A page as the menu of the person names it. */
export interface MenuPage {
  /** Address of the page within the app; no other page has it. */
  href: string;
  label: string;
  /** Further words of the menu that lead there. */
  aliases: readonly string[];
  icon: LucideIcon;
}

/** How a page is told from all others: by the number that the server gave it, or by its address where the server knows none. */
export type PageKey = number | string;

export interface FindablePage extends MenuPage {
  key: PageKey;
}

/**
 * All pages that a person can find: those of their menu, under its names and the server's, then those that only the server
 * knows.
 *
 * @param known the server's pages that the person may open
 */
export function findablePages(menu: readonly MenuPage[], known: readonly SearchPage[]): FindablePage[] {
  const byLink = new Map(known.map((page) => [page.link, page]));
  const inMenu = new Set(menu.map(({ href }) => href));
  return [
    ...menu.map((page) => {
      const its = byLink.get(page.href);
      return its ? { ...page, key: its.id, aliases: [...page.aliases, its.title] } : { ...page, key: page.href };
    }),
    ...known
      .filter(({ link }) => !inMenu.has(link))
      .map(({ id, title, icon, link }) => ({
        key: id,
        href: link,
        label: title,
        aliases: [],
        icon: pageIcons[icon],
      })),
  ];
}
