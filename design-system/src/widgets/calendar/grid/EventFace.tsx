import type { EventDisplayInfo } from '@fullcalendar/react';
import { useLingui } from '@lingui/react/macro';
import { useHasPassed } from '../../../lib/clock/useHasPassed.ts';
import type { CalendarEvent } from '../calendar.types.ts';
import { formatHours, formatTime, formatTimes } from '../times/format-times.ts';
import { toMoment } from '../times/zone.ts';
import { useFaceContext } from './calendar.context.ts';
import { readTimes } from './fc-times.ts';

/** The event as its owner knows it. */
const sourceOf = ({ extendedProps }: EventDisplayInfo['event']): CalendarEvent =>
  extendedProps['source'] as CalendarEvent;

/** The inside of an event in every view. It takes focus, as FullCalendar's own element has no role and no name. */
function EventFace({ info }: { info: EventDisplayInfo }) {
  const { t } = useLingui();
  const { kinds, timeZone, isList, roomy } = useFaceContext();
  const source = sourceOf(info.event);
  // While it is dragged, FullCalendar alone knows where it is.
  const event =
    info.isDragging || info.isResizing || info.isMirror ? { ...source, ...readTimes(info.event, timeZone) } : source;
  const kind = kinds.get(event.calendar);
  const isOver = useHasPassed(event.allDay ? toMoment(`${event.end}T00:00`, timeZone) : event.end);
  const times = formatTimes(event, timeZone);
  const calendar = kind?.label ?? event.calendar;
  const hours = formatHours(event, timeZone);
  const isTimeShown = isList || (hours && info.isStart);

  return (
    <div
      className={isList ? 'ec-face ec-face-list' : 'ec-face'}
      role="button"
      tabIndex={-1}
      data-event={event.id}
      data-tone={kind?.tone ?? 'secondary'}
      data-past={isOver || undefined}
      data-begins={info.isStart || undefined}
      data-ends={info.isEnd || undefined}
      data-roomy={roomy.has(event.id) || undefined}
      title={isList ? undefined : [event.title, times, calendar].filter(Boolean).join('\n')}
    >
      <span className="ec-title">
        <bdi>{event.title}</bdi>
        <span className="ec-unseen">, {[calendar, times].filter(Boolean).join(', ')}</span>
      </span>
      {isTimeShown && (
        <bdi className="ec-hours" dir="ltr" aria-hidden>
          {isList || info.view.type.startsWith('timeGrid') ? hours || t`All day` : formatTime(event.start, timeZone)}
        </bdi>
      )}
      {isList && (
        <span className="ec-kind" aria-hidden>
          {calendar}
        </span>
      )}
    </div>
  );
}

/** One function for all events and all times, see `EventFaceContext`. */
export const drawEvent = (info: EventDisplayInfo) => <EventFace info={info} />;
