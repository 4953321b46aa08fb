import type { AppMenuItem, AppMenuSection } from '@embarque/design-system';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Blocks } from 'lucide-react';
import type { Kit, KitGroup } from './kit.pages.ts';

/** The groups with the pages that the folders of the design system make. */
const kit = Object.values(
  import.meta.glob<Kit>('./kit.groups.ts', { eager: true, query: '?menu', import: 'default' }),
).flat();

/** The UI kit in the menu: one group, so that it does not stand between a person and their work. */
export function kitMenu(i18n: I18n): AppMenuSection {
  const children = kit.flatMap(({ groups }) => groups).map(menuItem(i18n));
  return { id: 'kit', items: [{ id: 'ui-kit', label: i18n._(msg`UI kit`), icon: Blocks, children }] };
}

const menuItem =
  (i18n: I18n) =>
  ({ title, icon, pages }: KitGroup): AppMenuItem => {
    const label = i18n._(title);
    const links = Object.entries(pages).map(([folder, name]) => ({
      id: folder,
      label: i18n._(name),
      href: `/${folder}`,
    }));
    const [link] = links;
    return links.length === 1 && link ? { ...link, label, icon } : { id: label, label, icon, children: links };
  };

/** The title of a page of the kit, and those of what it is part of, from the outside in. */
export function wayTo(folder: string): readonly MessageDescriptor[] {
  for (const { groups } of kit) {
    for (const { title, pages } of groups) {
      const page = pages[folder];
      if (page) return Object.keys(pages).length > 1 ? [title, page] : [title];
    }
  }
  return [];
}
