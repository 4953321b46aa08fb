import { useLingui } from '@lingui/react/macro';
import type { CalendarEvent, EventTimes } from '../calendar.types.ts';
import { daysOf } from '../times/days.ts';
import { formatTimes } from '../times/format-times.ts';
import { moveDays, moveEnd, moveMinutes } from '../times/moves.ts';
import { moveOf, SNAP_MINUTES } from './spots.ts';
import type { KeyOptions, Pressed } from './grid-keys.types.ts';

/** The keys that move an event, take its move back, open and delete it. It answers whether the key was one of them. */
export function useEventKeys<Event extends CalendarEvent>(
  { view, timeZone, focus, draft, canMove, onOpen, onDelete, announce }: KeyOptions<Event>,
  { isRtl, show }: { isRtl: boolean; show: (day: string) => void },
) {
  const { t } = useLingui();

  const follow = (event: Event, to: EventTimes) => {
    focus.follow({ ...event, ...to });
    show(daysOf(to, timeZone).first);
  };
  const shift = (event: Event, to: EventTimes) => {
    draft.move(event, to);
    follow(event, to);
    announce(`${event.title}: ${formatTimes(to, timeZone)}`);
  };
  const takeBack = (event: Event) => {
    const times = draft.takeBack(event.id);
    if (!times) return focus.goToSpot(focus.spot);
    follow(event, times);
    announce(t`${event.title} is back: ${formatTimes(times, timeZone)}`);
  };
  const onMoveKey = ({ key, shiftKey }: Pressed, event: Event): boolean => {
    const by = moveOf(key, view, event.allDay, isRtl);
    if (!by || event.isReadOnly || !canMove) return by !== null;
    if (!shiftKey) {
      shift(event, by.days ? moveDays(event, by.days, timeZone) : moveMinutes(event, by.minutes, timeZone));
    } else if (key === 'ArrowUp' || key === 'ArrowDown') {
      const sign = key === 'ArrowUp' ? -1 : 1;
      shift(event, moveEnd(event, { days: sign, minutes: sign * SNAP_MINUTES }, timeZone));
    }
    return true;
  };

  return (pressed: Pressed, event: Event): boolean => {
    if (pressed.altKey) return onMoveKey(pressed, event);
    switch (pressed.key) {
      case 'Enter':
      case ' ':
        onOpen({ event });
        return true;
      case 'Delete':
        if (!event.isReadOnly) onDelete?.({ event });
        return true;
      case 'Escape':
        takeBack(event);
        return true;
      default:
        return false;
    }
  };
}
