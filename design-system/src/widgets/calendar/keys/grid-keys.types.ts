import type { KeyboardEvent } from 'react';
import type { CalendarEvent, ShownView, EventTimes } from '../calendar.types.ts';
import type { useDraft } from './useDraft.ts';
import type { useGridFocus } from './useGridFocus.ts';

/** The part of a key press that handlers read. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'shiftKey'>;

export interface KeyOptions<Event extends CalendarEvent> {
  view: ShownView;
  date: string;
  timeZone: string;
  focus: Omit<ReturnType<typeof useGridFocus>, 'root' | 'attachCursor' | 'findHost'>;
  draft: ReturnType<typeof useDraft<Event>>;
  canMove: boolean;
  onAdd: ((range: EventTimes) => void) | undefined;
  onOpen: (opened: { event: Event }) => void;
  onDelete: ((deleted: { event: Event }) => void) | undefined;
  onDateChange: (change: { date: string }) => void;
  announce: (text: string) => void;
}
