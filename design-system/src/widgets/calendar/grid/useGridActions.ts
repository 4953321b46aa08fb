import type { CalendarOptions, EventChangeInfo, EventDragStopInfo } from '@fullcalendar/react';
import { useRef } from 'react';
import type { CalendarEvent, EventMove, EventTimes } from '../calendar.types.ts';
import { addDays } from '../times/days.ts';
import { hourFrom } from '../times/moves.ts';
import { readMoment, readTimes } from './fc-times.ts';
import type { Pointer } from './usePointer.ts';

interface ActionOptions {
  timeZone: string;
  pointer: Pointer;
  onOpen: (id: string) => void;
  onAdd: ((range: EventTimes) => void) | undefined;
  onMove: ((move: EventMove) => void) | undefined;
}

/** Parts whose presses lead to something of their own. */
const ownPress = '.ec-day-link, .ec-more';

/** Takes what pointers do as proposals: each event is back at its old time until its owner says otherwise. */
export function useGridActions({ timeZone, pointer, onOpen, onAdd, onMove }: ActionOptions): CalendarOptions {
  const isDropped = useRef(false);

  const propose = ({ event, oldEvent, revert }: EventChangeInfo) => {
    isDropped.current = true;
    const to = readTimes(event, timeZone);
    const source = event.extendedProps['source'] as CalendarEvent;
    revert();
    if (pointer.isAborted() || oldEvent.startStr + oldEvent.endStr === event.startStr + event.endStr) return;
    onMove?.({ id: event.id, from: { start: source.start, end: source.end, allDay: source.allDay }, to });
  };
  const stop = ({ event, jsEvent }: EventDragStopInfo) => {
    isDropped.current = false;
    const isHeld = pointer.isHeld(jsEvent) && !pointer.isAborted();
    // FullCalendar takes the click of a finger that rested for a drag to nowhere.
    queueMicrotask(() => {
      document.querySelector<HTMLElement>('.ec-popover[data-lifted] .ec-popover-close')?.click();
      if (isHeld && !isDropped.current) onOpen(event.id);
    });
  };

  return {
    editable: Boolean(onMove),
    selectable: Boolean(onAdd),
    eventClick: ({ event, el }) => {
      if (!pointer.counts()) return;
      closePopover(el);
      onOpen(event.id);
    },
    dateClick: ({ dateStr, allDay, jsEvent }) => {
      const isOwn = jsEvent.target instanceof Element && jsEvent.target.closest(ownPress);
      if (isOwn || !pointer.counts()) return;
      onAdd?.(
        allDay
          ? { start: dateStr, end: addDays(dateStr, 1), allDay }
          : hourFrom(readMoment(dateStr, timeZone), timeZone),
      );
    },
    select: ({ startStr, endStr, allDay, view }) => {
      if (pointer.counts()) onAdd?.(readTimes({ startStr, endStr, allDay }, timeZone));
      else view.calendar.unselect();
    },
    // The list of a day makes way at once, and goes with the drop: without it the finger that moves would be lost.
    eventDragStart: ({ el }) => el.closest('.ec-popover')?.setAttribute('data-lifted', ''),
    eventDragStop: stop,
    eventDrop: propose,
    eventResize: propose,
  };
}

/** Closes the list of a day when one of its events is opened, and gives focus back to what opened it. */
function closePopover(event: HTMLElement) {
  event.closest('.ec-popover')?.querySelector<HTMLElement>('.ec-popover-close')?.click();
}
