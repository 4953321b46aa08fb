import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface TabItem {
  /** Tells it from the other views. */
  id: string;
  /** What the view shows. */
  label: string;
  /** Shown before the label. */
  icon?: LucideIcon;
  /** The view. It is made when it is shown and forgotten when it is left. */
  content: ReactNode;
  /**
   * Whether it cannot be shown now.
   * @default false
   */
  isDisabled?: boolean;
}

export interface TabMenu {
  /** What the button says. */
  label: string;
  items: readonly TabItem[];
}
