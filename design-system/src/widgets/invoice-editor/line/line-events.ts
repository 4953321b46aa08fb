import type { PointerEvent } from 'react';
import type { MenuItem } from '../../../components/dropdowns/menu.types.ts';
import type { LineFields } from '../model/editable-line.ts';

/** An item of the price list. */
export interface PricedItem {
  /** The name, which finds it and stands on the invoice. */
  name: string;
  /** Of one piece, in cents. */
  price: number;
  /** The rates of its taxes in hundredths of a percent. */
  taxes: readonly number[];
}

/** The events of a line, the same functions for all renderings: else each letter would draw all lines. */
export interface LineEvents {
  onChange: (id: string, fields: Partial<LineFields>) => void;
  onRemove: (id: string) => void;
  onPress: (id: string, row: HTMLElement, event: PointerEvent) => void;
  menuOf: (id: string) => MenuItem[];
}
