import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useLongPress } from '../../../extensions/context-menu/useLongPress.ts';
import { positionOf } from '../focus/useCellFocus.ts';
import type { DataTableModel } from '../useDataTable.ts';

interface CardPressOptions<Item extends object> {
  model: DataTableModel<Item>;
  select: (press: { item: Item; index: number; isRange: boolean }) => void;
}

/** Selects a card by a finger that stays on it, where rows are cards and can be selected. */
export function useCardPress<Item extends object>({ model, select }: CardPressOptions<Item>) {
  const pressed = useRef<{ target: EventTarget; isLong: boolean }>(undefined);
  const longPress = useLongPress(() => {
    const position = pressed.current && positionOf(pressed.current.target);
    const item = position && model.shown.itemAt(position.row);
    if (!pressed.current || !position || item === undefined) return;
    pressed.current.isLong = true;
    navigator.vibrate?.(10);
    select({ item, index: position.row, isRange: false });
  });
  if (model.slots[0]?.card !== 'select') return {};

  // Letting go of a card must not open the link below the finger.
  const takeIfLong = (event: MouseEvent) => {
    if (!pressed.current?.isLong) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    ...longPress,
    onPointerDown: (event: PointerEvent) => {
      pressed.current = { target: event.target, isLong: false };
      longPress.onPointerDown(event);
    },
    onClickCapture: takeIfLong,
    onContextMenu: (event: MouseEvent) => {
      const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
      if (pointerType === 'touch') event.preventDefault();
    },
  };
}
