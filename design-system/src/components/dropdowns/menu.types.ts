import type { LucideIcon } from 'lucide-react';

export interface MenuItem {
  /** Tells it from all other items of the menu. */
  id: string;
  /** The label of the item. */
  label: string;
  /** Shown before the label. */
  icon?: LucideIcon;
  /** The tone of an item that removes something. */
  tone?: 'danger';
  /** The keys that do the same without the menu, as people write them: "⌘D". The menu does not listen to them. */
  shortcut?: string | undefined;
  /**
   * Whether it cannot be chosen now.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether the person may not do it: a lock and "Not allowed" say so, and choosing it should explain why.
   * @default false
   */
  isDenied?: boolean;
  /** The link's target. URLs of this app open without a page load. */
  href?: string;
  /** Whether the address opens in a new tab. */
  target?: '_blank';
  /** Called when an item without `href` is chosen. */
  onAction?: () => void;
  /** Opens beside the item, which then does nothing by itself. Two levels deep is the most that people follow. */
  submenu?: readonly MenuItem[];
}

export interface MenuSelection {
  /** Whether one of the items is chosen, or any number of them. */
  mode: 'single' | 'multiple';
  /** The ids of the chosen items. */
  selected: readonly string[];
  /** Called with the ids of the items that are chosen from now on. */
  onChange: (change: { selected: string[] }) => void;
}

export interface MenuSection {
  /** Tells it from all other sections of the menu. */
  id: string;
  /** Stands above its items. */
  label: string;
  items: readonly MenuItem[];
  /** Makes the items choices instead of actions. */
  selection?: MenuSelection;
}

/** Items, and sections of items. */
export type MenuItems = readonly (MenuItem | MenuSection)[];

/** The element that receives focus when the menu opens. */
export type MenuStart = 'first' | 'last' | 'menu' | 'none';
