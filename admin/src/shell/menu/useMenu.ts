import type { AppMenuItem, AppMenuSection } from '@embarque/design-system';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useAbility } from '../../session/guards/ability.ts';
import type { AppAbility } from '../../session/guards/ability.rules.ts';
import { kitMenu } from '../../ui-kit/kit.menu.ts';
import type { MenuCount } from '../../manifest/manifest.ts';
import type { MenuPart } from '../../manifest/parts.ts';
import { sectionsAboveKit, sectionsBelowKit, sectionsOfUserMenu } from './menu.groups.ts';
import type { MenuNode } from './menu.node.ts';
import { type MenuBranch, menuTree } from './menu.tree.ts';

const features = Object.values(
  import.meta.glob<MenuPart>('../../features/*/*.feature.ts', { eager: true, query: '?menu', import: 'default' }),
);
export const menuAboveKit = menuTree(sectionsAboveKit, features);
export const menuBelowKit = menuTree(sectionsBelowKit, features);
export const userMenu = menuTree(sectionsOfUserMenu, features);

/** The badges of the menu; a count of zero shows none. */
export type MenuCounts = Partial<Record<MenuCount, number>>;

type Badges = Partial<Record<MenuCount, AppMenuItem['badge']>>;

/**
 * The menu: what the person may open, and nothing else. A group is there when something in it is. What has no badge stays the same
 * object while counts change.
 */
export function useMenu({ 'unread mail': mail = 0, 'unread chat': chat = 0, cart = 0 }: MenuCounts): AppMenuSection[] {
  const { t, i18n } = useLingui();
  const ability = useAbility();
  const bare = useMemo(() => readMenu({ i18n, ability, counted: new Map() }), [i18n, ability]);
  const unreadLabel = (unread: number) => t`${unread} unread`;
  const labels = { unread: unreadLabel(mail), chat: unreadLabel(chat), cart: t`${cart} in the cart` };

  return useMemo(() => {
    const badges: Badges = {
      ...(mail > 0 && { 'unread mail': { text: String(mail), label: labels.unread } }),
      ...(chat > 0 && { 'unread chat': { text: String(chat), label: labels.chat } }),
      ...(cart > 0 && { cart: { text: String(cart), label: labels.cart, tone: 'primary' } }),
    };
    return bare.sections.map((section) => ({ ...section, items: withBadges(section.items, bare.counted, badges) }));
  }, [bare, mail, chat, cart, labels.unread, labels.chat, labels.cart]);
}

/** The pages that features place in the user menu, as far as the person may open them. */
export function useAccountMenu(): AppMenuSection[] {
  const { i18n } = useLingui();
  const ability = useAbility();
  return useMemo(() => userMenu.map(read({ i18n, ability, counted: new Map() })), [i18n, ability]);
}

interface Reading {
  i18n: I18n;
  ability: AppAbility;
  /** The counts in the badges of items. */
  counted: Map<AppMenuItem, MenuCount>;
}

function readMenu(reading: Reading) {
  const { i18n, ability, counted } = reading;
  const kit = ability.can('read', 'UiKit') ? [kitMenu(i18n)] : [];
  const sections = [...menuAboveKit.map(read(reading)), ...kit, ...menuBelowKit.map(read(reading))];
  return { sections: sections.filter(({ items }) => items.length > 0), counted };
}

const read =
  (reading: Reading) =>
  ({ id, heading, items }: MenuBranch): AppMenuSection => ({
    id,
    heading: reading.i18n._(heading),
    items: readItems(reading, items, id),
  });

function readItems(reading: Reading, nodes: readonly MenuNode[], parentId: string): AppMenuItem[] {
  return nodes.flatMap((node, index) => {
    const { title, subject, items, count, icon, href, isDisabled, isExternal } = node;
    const id = `${parentId}.${index}`;
    if (subject && !reading.ability.can('read', subject)) return [];
    const children = items && readItems(reading, items, id);
    if (children?.length === 0) return [];
    const item: AppMenuItem = {
      id,
      label: reading.i18n._(title),
      ...(icon && { icon }),
      ...(href && { href }),
      ...(isDisabled && { isDisabled }),
      ...(isExternal && { isExternal }),
      ...(children && { children }),
    };
    if (count) reading.counted.set(item, count);
    return item;
  });
}

/** The items with their badges; those that have none, and hold none, are the same objects. */
function withBadges(
  items: readonly AppMenuItem[],
  counted: Reading['counted'],
  badges: Badges,
): readonly AppMenuItem[] {
  const next = items.map((item) => {
    const count = counted.get(item);
    const badge = count && badges[count];
    const children = item.children && withBadges(item.children, counted, badges);
    return badge || children !== item.children
      ? { ...item, ...(badge && { badge }), ...(children && { children }) }
      : item;
  });
  return next.every((item, index) => item === items[index]) ? items : next;
}
