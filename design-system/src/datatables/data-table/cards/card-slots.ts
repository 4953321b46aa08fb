import type { CardPlace } from '../../../tables/table/table.types.ts';
import type { SideKind, Slot } from '../columns/slots.ts';

/** The order in which a card is read: its first line, then the lines below. */
const READING_ORDER = ['select', 'title', 'amount', 'expand', 'actions', 'status', 'meta'] as const satisfies readonly (
  | CardPlace
  | SideKind
)[];

/** The columns in the order in which a card shows them, each with its place. Those without a place are left out. */
export function cardSlots<Item>(slots: readonly Slot<Item>[]): Slot<Item>[] {
  const hasTitle = slots.some(({ column }) => column?.card === 'title');
  const first = slots.find(({ kind }) => kind === 'data');
  const placed = slots.map((slot): Slot<Item> => {
    const card = slot.kind === 'data' ? (slot.column?.card ?? 'meta') : slot.kind;
    return { ...slot, card: !hasTitle && slot === first ? 'title' : card };
  });
  return READING_ORDER.flatMap((place) => placed.filter(({ card }) => card === place));
}
