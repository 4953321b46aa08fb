import type { ReactNode } from 'react';

export interface SortableItem {
  /** Tells it from all other items of all lists of the group. */
  id: string;
  /** What it is, for screen readers and the menu. */
  label: string;
  /** What is seen of it; left out, its label. */
  content?: ReactNode;
}

export interface SortableList {
  /** Tells it from the other lists of the group. */
  id: string;
  /** What it lists. */
  label: string;
  /** What it lists, in order. */
  items: readonly SortableItem[];
}

/** Every list with what is in it. */
export type SortableLists = readonly SortableList[];

/** Where items go: into a list, before the item that is at this place there without them. */
export interface SortablePosition {
  listId: string;
  index: number;
}
