import type { PointerEvent } from 'react';
import type { MenuItem } from '../../../components/dropdowns/menu.types.ts';

/** The same for all rows, and for all renderings of the list. */
export interface RowEvents {
  onOpen: (opened: { id: number }) => void;
  onComplete: ((change: { id: number; isCompleted: boolean }) => void) | undefined;
  onStar: ((change: { id: number; isImportant: boolean }) => void) | undefined;
  onRestore: ((restored: { id: number }) => void) | undefined;
  /** Called when the pointer presses a handle. */
  onPress: (id: number, row: HTMLElement, event: PointerEvent) => void;
  menuOf: (id: number) => MenuItem[];
}
