import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface TabItem {
  /** Tells it from the other views. */
  id: string;
  /** The label of the view. */
  label: string;
  /** Shown before the label. */
  icon?: LucideIcon;
  /** How many things the view holds, after the label. */
  count?: number;
  /** The view. It is made when it is shown and forgotten when it is left. */
  content: ReactNode;
  /**
   * Whether it cannot be shown now.
   * @default false
   */
  isDisabled?: boolean;
}

export interface TabMenu {
  /** The label of the button. */
  label: string;
  items: readonly TabItem[];
}
