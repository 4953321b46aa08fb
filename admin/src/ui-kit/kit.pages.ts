import type { MessageDescriptor } from '@lingui/core';
import type { LucideIcon } from 'lucide-react';

type Titles = Readonly<Record<string, MessageDescriptor>>;

/** Pages of the UI kit that belong together, as `kit.groups.ts` describes them. */
interface DescribedGroup {
  title: MessageDescriptor;
  icon: LucideIcon;
  /** The folder of the design system that holds their folders, or the folder of the only page. */
  folder: string;
  /** The folders that come first, in this order; the others follow A–Z. */
  order?: readonly string[];
  /** Titles that differ from the name of the folder. */
  titles?: Titles;
  /** Pages of features, by path, which come last. */
  further?: Titles;
}

interface Section<Group> {
  id: string;
  heading: MessageDescriptor;
  groups: readonly Group[];
}

export type KitGroups = readonly Section<DescribedGroup>[];

/** Pages of the UI kit that belong together. A group of one page is that page. */
export interface KitGroup extends Pick<DescribedGroup, 'title' | 'icon'> {
  /** Titles by the folder of the examples in the design system, which is the path of the page. */
  pages: Titles;
}

/** The UI kit as the menu shows it. */
export type Kit = readonly Section<KitGroup>[];

/**
 * The UI kit's menu.
 *
 * @param folders all folders of the design system with examples: `components/buttons`
 * @throws when a folder belongs to no group, or a group names a folder without examples
 */
export function kitOf(sections: KitGroups, folders: readonly string[]): Kit {
  const kit = sections.map((section) => ({
    ...section,
    groups: section.groups.map((group) => filled(group, folders)),
  }));
  const found = new Set(kit.flatMap(({ groups }) => groups.flatMap(({ pages }) => Object.keys(pages))));
  const lost = folders.filter((folder) => !found.has(folder));
  if (lost.length > 0) {
    throw new Error(`No group of the UI kit holds ${lost.join(', ')}. Add one to admin/src/ui-kit/kit.groups.ts.`);
  }
  return kit;
}

function filled(group: DescribedGroup, folders: readonly string[]): KitGroup {
  const { title, icon, folder: above, order = [], titles = {}, further = {} } = group;
  const within = folders.filter((folder) => folder === above || folder.startsWith(`${above}/`)).toSorted();
  const names = within.map((folder) => folder.slice(above.length + 1));
  const unknown = [...order, ...Object.keys(titles)].filter((name) => !names.includes(name));
  if (unknown.length > 0 || names.length === 0) {
    throw new Error(
      `design-system/src/${above} has no examples of ${unknown.join(', ') || 'anything'}. Correct admin/src/ui-kit/kit.groups.ts.`,
    );
  }
  const others = names.filter((name) => !order.includes(name));
  const sorted = [...order, ...others].map((name) => [
    name ? `${above}/${name}` : above,
    names.length === 1 ? title : (titles[name] ?? titleOf(name)),
  ]);
  return { title, icon, pages: { ...Object.fromEntries(sorted), ...further } };
}

/** `auto-complete` → `Auto complete` */
function titleOf(name: string): MessageDescriptor {
  const words = name.replaceAll(/[-/]/g, ' ');
  const message = words.charAt(0).toUpperCase() + words.slice(1);
  // Translators understand a single word only with its context.
  return { id: message, message, ...(!message.includes(' ') && { context: 'widget' }) };
}
