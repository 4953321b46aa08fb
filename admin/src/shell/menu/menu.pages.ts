import type { AppMenuItem, AppMenuSection } from '@embarque/design-system';
import { FileText } from 'lucide-react';
import type { MenuPage } from '../../features/search/search.pages.ts';

/** The pages that a menu leads to, each once, named by the groups around it: "Invoice · List". */
export function pagesIn(menu: readonly AppMenuSection[]): MenuPage[] {
  const pages = new Map<string, MenuPage>();
  for (const { heading, items } of menu) {
    for (const page of pagesBelow(items, { words: heading ? [heading] : [], titles: [], icon: FileText })) {
      const same = pages.get(page.href);
      pages.set(page.href, same ? { ...same, aliases: [...same.aliases, page.label] } : page);
    }
  }
  return [...pages.values()];
}

interface Way extends Pick<MenuPage, 'icon'> {
  /** The texts above the section. */
  words: readonly string[];
  titles: readonly string[];
}

function pagesBelow(items: readonly AppMenuItem[], { words, titles, icon: above }: Way): MenuPage[] {
  return items.flatMap(({ label, href, icon = above, isDisabled, children = [] }) => {
    const way = [...titles, label];
    const page = {
      label: way.join(' · '),
      aliases: [[...words, ...way].join(' ')],
      icon,
    };
    return [...(href && !isDisabled ? [{ ...page, href }] : []), ...pagesBelow(children, { words, titles: way, icon })];
  });
}
