import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { History, type LucideIcon } from 'lucide-react';
import type { MenuPart } from '../../manifest/parts.ts';
import { sharedGroups } from '../menu/menu.groups.ts';
import { folderOf } from '../outbox-features.ts';

const menus = import.meta.glob<MenuPart>('../../features/*/*.feature.ts', {
  eager: true,
  query: '?menu',
  import: 'default',
});

/** The features whose pages show what these folders beside the features hold. */
const PAGES: Readonly<Record<string, string>> = { cart: 'shop', feedback: 'faq', plans: 'pricing' };

export interface JournalFeature {
  /** Tells it from others: the commands of one page may come from several outboxes. */
  id: string;
  title: MessageDescriptor;
  icon: LucideIcon;
}

/** The page on which the commands of an outbox are given, with the icon that the menu shows for it. */
export function featureOf(name: string): JournalFeature {
  const folder = folderOf(name);
  const id = PAGES[folder] ?? folder;
  const menu = menus[`../../features/${id}/${id}.feature.ts`];
  return {
    id,
    title: menu?.title ?? msg({ message: 'Other', context: 'page' }),
    icon: menu?.menu?.icon ?? iconOfGroup(menu?.menu?.in) ?? History,
  };
}

function iconOfGroup(group = ''): LucideIcon | undefined {
  return Object.entries(sharedGroups).find(([id]) => id === group)?.[1].menu.icon;
}
