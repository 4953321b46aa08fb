import type { LucideIcon } from 'lucide-react';

export interface MenuItem {
  /** Tells it from all other items of the menu. */
  id: string;
  /** What it does or where it goes. */
  label: string;
  /** Shown before the label. */
  icon?: LucideIcon;
  /** What the item takes away, if it does. */
  tone?: 'danger';
  /** The keys that do the same without the menu, as people write them: "⌘D". The menu does not listen to them. */
  shortcut?: string | undefined;
  /**
   * Whether it cannot be chosen now.
   * @default false
   */
  isDisabled?: boolean;
  /** Where it goes. Addresses of this app open without loading the page again. */
  href?: string;
  /** Whether the address opens in a new tab. */
  target?: '_blank';
  /** What it does, when it goes nowhere. */
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

/** Where focus goes when the menu opens. */
export type MenuStart = 'first' | 'last' | 'menu' | 'none';
