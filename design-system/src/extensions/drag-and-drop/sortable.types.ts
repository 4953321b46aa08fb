import type { ReactNode } from 'react';

export interface SortableItem {
  /** Tells it from all other items of all lists of the group. */
  id: string;
  /** The name of the item, for screen readers and the menu. */
  label: string;
  /** The visible content. Defaults to the label. */
  content?: ReactNode;
}

export interface SortableList {
  /** Tells it from the other lists of the group. */
  id: string;
  /** The name of the list. */
  label: string;
  /** The items, in order. */
  items: readonly SortableItem[];
}

/** Every list with what is in it. */
export type SortableLists = readonly SortableList[];

/** The position of an item: its list, and its index there without the moved items. */
export interface SortablePosition {
  listId: string;
  index: number;
}

/** The result of a drop: the item moves, or a copy of it. */
export type SortableDrop = 'move' | 'copy';
