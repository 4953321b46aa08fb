import { useLingui } from '@lingui/react/macro';
import { useHasPassed } from '../../../lib/clock/useHasPassed.ts';
import type { CalendarEvent, CalendarKind } from '../calendar.types.ts';
import { daysOf } from '../times/days.ts';
import { formatTime, formatTimes } from '../times/format-times.ts';
import { toMoment } from '../times/zone.ts';
import { Bar, Face, Hours, Kind, Texts, Title } from './DayEvent.styles.ts';

interface DayEventProps {
  event: CalendarEvent;
  kind: CalendarKind | undefined;
  timeZone: string;
  onOpen: () => void;
}

/** An event as a row of its day: its hours, its colour, its title and its calendar. */
export function DayEvent({ event, kind, timeZone, onOpen }: DayEventProps) {
  const { t } = useLingui();
  const isOver = useHasPassed(event.allDay ? toMoment(`${event.end}T00:00`, timeZone) : event.end);
  const { first, last } = daysOf(event, timeZone);
  const isOneDay = first === last;
  return (
    <Face
      type="button"
      data-event={event.id}
      data-tone={kind?.tone ?? 'secondary'}
      data-past={isOver || undefined}
      onClick={onOpen}
    >
      <Hours>
        {event.allDay ? (
          <span>{t`All day`}</span>
        ) : (
          <>
            <bdi dir="ltr">{formatTime(event.start, timeZone)}</bdi>
            <bdi dir="ltr">{formatTime(event.end, timeZone)}</bdi>
          </>
        )}
      </Hours>
      <Bar aria-hidden />
      <Texts>
        <Title>
          <bdi>{event.title}</bdi>
        </Title>
        <Kind>
          {[kind?.label ?? event.calendar, !isOneDay && formatTimes(event, timeZone)].filter(Boolean).join(' · ')}
        </Kind>
      </Texts>
    </Face>
  );
}
