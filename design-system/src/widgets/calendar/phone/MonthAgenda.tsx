import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { type Ref, useId, useImperativeHandle, useMemo, useRef } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { MonthView } from '../../../forms/elements/pickers/calendar/MonthView.tsx';
import { readDay } from '../../../forms/elements/pickers/dates/dates.ts';
import { PortugueseDates } from '../../../forms/elements/pickers/dates/PortugueseDates.tsx';
import { focusSoon } from '../../../lib/focus/focus-soon.ts';
import { DayDots } from '../../mini-month/DayDots.tsx';
import type { CalendarEvent, CalendarKind, EventCalendarHandle, EventTimes } from '../calendar.types.ts';
import { addDays } from '../times/days.ts';
import { formatLongDay } from '../times/format-times.ts';
import { eventsOn, tonesByDay } from './agenda.ts';
import { DayEvent } from './DayEvent.tsx';
import { Agenda, Days, DayHead, DayName, Empty, Rows, Scroller } from './MonthAgenda.styles.ts';

interface MonthAgendaProps<Event extends CalendarEvent> {
  events: readonly Event[];
  calendars: readonly CalendarKind[];
  date: string;
  timeZone: string;
  label: string;
  onDateChange: (change: { date: string }) => void;
  onOpen: (opened: { event: Event }) => void;
  onAdd: ((range: EventTimes) => void) | undefined;
  handle: Ref<EventCalendarHandle> | undefined;
}

/** The month of a phone: dots under its days, and the events of the chosen day below. */
export function MonthAgenda<Event extends CalendarEvent>(props: MonthAgendaProps<Event>) {
  const { events, calendars, date, timeZone, label, onDateChange, onOpen, onAdd, handle } = props;
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const nameId = useId();
  const dots = useMemo(() => tonesByDay(events, calendars, timeZone), [events, calendars, timeZone]);
  const ofDay = useMemo(() => eventsOn(date, events, timeZone), [date, events, timeZone]);
  useImperativeHandle(handle, () => ({ focus: ({ id } = {}) => focusSoon(() => targetIn(root.current, id)) }));

  return (
    <Agenda ref={root}>
      <Days>
        <PortugueseDates>
          <Calendar
            aria-label={label}
            value={readDay(date)}
            focusedValue={readDay(date)}
            onFocusChange={(day) => onDateChange({ date: day.toString() })}
          >
            <MonthView mark={(day) => <DayDots tones={dots[day]} />} />
          </Calendar>
        </PortugueseDates>
      </Days>
      <Scroller aria-labelledby={nameId}>
        <DayHead>
          <DayName id={nameId}>
            <bdi lang="pt-BR">{formatLongDay(date)}</bdi>
          </DayName>
          {onAdd && (
            <IconButton
              icon={Plus}
              label={t`Add an event on this day`}
              size="small"
              variant="soft"
              tone="primary"
              onClick={() => onAdd({ start: date, end: addDays(date, 1), allDay: true })}
            />
          )}
        </DayHead>
        {ofDay.length === 0 ? (
          <Empty>{t`No events on this day`}</Empty>
        ) : (
          <Rows>
            {ofDay.map((event) => (
              <li key={event.id}>
                <DayEvent
                  event={event}
                  kind={calendars.find(({ id }) => id === event.calendar)}
                  timeZone={timeZone}
                  onOpen={() => onOpen({ event })}
                />
              </li>
            ))}
          </Rows>
        )}
      </Scroller>
    </Agenda>
  );
}

/** The event, if it is on the chosen day; else the day itself. */
function targetIn(root: HTMLElement | null, id: string | undefined): HTMLElement | null | undefined {
  const faces = [...(root?.querySelectorAll<HTMLElement>('[data-event]') ?? [])];
  return faces.find(({ dataset }) => dataset['event'] === id) ?? root?.querySelector<HTMLElement>('[data-selected]');
}
