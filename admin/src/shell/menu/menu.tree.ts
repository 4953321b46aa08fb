import type { MessageDescriptor } from '@lingui/core';
import { hrefOf, type MenuParent, type MenuPlace, subjectOf } from '../../manifest/manifest.ts';
import type { MenuPart } from '../../manifest/parts.ts';
import { type MenuSectionTitle, samples, sharedGroups } from './menu.groups.ts';
import type { MenuNode } from './menu.node.ts';

export interface MenuBranch extends MenuSectionTitle {
  items: readonly MenuNode[];
}

interface PlacedNode {
  menu: MenuPlace;
  node: MenuNode;
}

/** The sections with what the features place in them. */
export function menuTree(sections: readonly MenuSectionTitle[], features: readonly MenuPart[]): MenuBranch[] {
  const placed = [...features.flatMap(nodesOf), ...samples];
  return sections.map((section) => ({ ...section, items: itemsIn(section.id, placed) }));
}

function itemsIn(parent: MenuParent, placed: readonly PlacedNode[]): MenuNode[] {
  const groups = Object.entries(sharedGroups) as [keyof typeof sharedGroups, (typeof sharedGroups)['shop']][];
  const shared = groups.map(([id, { title, menu }]) => ({
    menu,
    node: { title, icon: menu.icon, items: menu.in === parent ? itemsIn(id, placed) : [] },
  }));
  return [...placed, ...shared]
    .filter(({ menu }) => menu.in === parent)
    .toSorted((a, b) => a.menu.order - b.menu.order)
    .map(({ node }) => node);
}

/** The nodes of a feature in the menu: itself, those of its pages that stand elsewhere, and its links. */
function nodesOf({ title, menu, pages, links = [] }: MenuPart): PlacedNode[] {
  const elsewhere = pages.flatMap((page) =>
    page.menu ? [{ menu: page.menu, node: pageNode(page.label ?? title, page, page.menu) }] : [],
  );
  const linked = links.map((link) => ({
    menu: link.menu,
    node: pageNode(link.label, pages.find(({ path }) => path === link.href) ?? { path: link.href }, link.menu),
  }));
  return [...(menu ? [{ menu, node: featureNode(title, menu, pages) }] : []), ...elsewhere, ...linked];
}

function featureNode(title: MessageDescriptor, menu: MenuPlace, pages: MenuPart['pages']): MenuNode {
  const listed = pages.filter((page) => page.label && !page.menu);
  const [first] = pages;
  if (listed.length > 0) return { title, ...(menu.icon && { icon: menu.icon }), items: groupedNodes(listed) };
  return first ? pageNode(title, first, menu) : { title };
}

/** Pages of the same `group` stand together, at the place of the first of them. */
function groupedNodes(pages: MenuPart['pages']): MenuNode[] {
  const groups = Map.groupBy(pages, ({ group, path }) => group?.id ?? path);
  return [...groups.values()].flatMap((members) => {
    const nodes = members.map((page) => pageNode(page.label, page));
    const [group] = members.map((page) => page.group);
    return group ? [{ title: group, items: nodes }] : nodes;
  });
}

type LinkPlace = Pick<MenuPlace, 'icon' | 'count' | 'isNewTab'>;

function pageNode(
  title: MessageDescriptor = { id: '' },
  { path, subject, isNewTab }: MenuPart['pages'][number],
  menu: LinkPlace = {},
): MenuNode {
  const asked = subjectOf({ subject });
  return {
    title,
    href: hrefOf({ path }),
    ...(asked !== null && { subject: asked }),
    ...(menu.icon && { icon: menu.icon }),
    ...(menu.count && { count: menu.count }),
    ...((isNewTab || menu.isNewTab) && { isExternal: true }),
  };
}
