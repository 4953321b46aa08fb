const nothing = () => undefined;

/** Keeps dnd-kit from speaking and from moving focus: its owner does both. */
export const silence = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};
