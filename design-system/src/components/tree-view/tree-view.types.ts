import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface TreeViewItem {
  /** Tells it from all others of the tree. */
  id: string;
  /** The label of the item. */
  label: string;
  /** Shown before the label. */
  icon?: LucideIcon;
  /** Stands at the end of the line, such as a `Badge`. */
  end?: ReactNode;
  /**
   * Whether it can be neither chosen nor opened now.
   * @default false
   */
  isDisabled?: boolean;
  /** The items below it. */
  children?: readonly TreeViewItem[];
}
