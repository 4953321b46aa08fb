import type { AppMenuItem, AppMenuSection } from '@embarque/design-system';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type AppAbility, useAbility } from '../session/ability.ts';
import { kitMenu } from '../ui-kit/kit.menu.ts';
import { after, before, type MenuBranch, type MenuCount, type MenuNode } from './menu.tree.ts';

/** The badges of the menu; a count of zero shows none. */
export type MenuCounts = Partial<Record<MenuCount, number>>;

interface Reader {
  translate: (text: MessageDescriptor) => string;
  ability: AppAbility;
  badge: (count: MenuCount) => AppMenuItem['badge'];
}

/** The menu: what the person may open, and nothing else. A group is there when something in it is. */
export function useMenu(counts: MenuCounts): AppMenuSection[] {
  const { t, i18n } = useLingui();
  const ability = useAbility();
  const { 'unread mail': unread = 0, cart = 0 } = counts;

  const badges: Record<MenuCount, AppMenuItem['badge'] | false> = {
    'unread mail': unread > 0 && { text: String(unread), label: t`${unread} unread` },
    cart: cart > 0 && { text: String(cart), label: t`${cart} in the cart`, tone: 'primary' },
  };
  const reader: Reader = {
    translate: (text) => i18n._(text),
    ability,
    badge: (count) => badges[count] || undefined,
  };
  const kit = ability.can('read', 'UiKit') ? kitMenu(i18n) : [];
  const sections = [...before.map(read(reader)), ...kit, ...after.map(read(reader))];
  return sections.filter(({ items }) => items.length > 0);
}

const read =
  (reader: Reader) =>
  ({ id, heading, items }: MenuBranch): AppMenuSection => ({
    id,
    heading: reader.translate(heading),
    items: readItems(reader, items, id),
  });

function readItems(reader: Reader, nodes: readonly MenuNode[], above: string): AppMenuItem[] {
  return nodes.flatMap((node, index) => {
    const { title, subject, items, count, icon, href, isDisabled, isExternal } = node;
    const id = `${above}.${index}`;
    if (subject && !reader.ability.can('read', subject)) return [];
    const children = items && readItems(reader, items, id);
    if (children?.length === 0) return [];
    const badge = count && reader.badge(count);
    return {
      id,
      label: reader.translate(title),
      ...(icon && { icon }),
      ...(href && { href }),
      ...(isDisabled && { isDisabled }),
      ...(isExternal && { isExternal }),
      ...(badge && { badge }),
      ...(children && { children }),
    };
  });
}

/** Every address that the menu leads to. */
export function addressesInMenu(): string[] {
  const addressesOf = (nodes: readonly MenuNode[]): string[] =>
    nodes.flatMap(({ href, items = [], isDisabled }) => [
      ...(href && !isDisabled ? [href] : []),
      ...addressesOf(items),
    ]);
  return [...before, ...after].flatMap(({ items }) => addressesOf(items));
}
