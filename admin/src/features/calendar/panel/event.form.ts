import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { CalendarName } from '@embarque/mocks/calendar/contract';
import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { EventFields, NewEvent, CalendarEvent } from '../model/calendar.state.ts';
import {
  eventTimesOf,
  formTimesOf,
  type FormTimes,
  problemOfTimes,
  type TimesProblem,
} from '../model/calendar.times.ts';
import { completeAddress, isWebAddress } from '../model/calendar.url.ts';

/** The values that the form asks for. */
export interface EventValues extends FormTimes {
  title: string;
  calendar: CalendarEvent['extendedProps']['calendar'];
  url: string;
  guests: string[];
  location: string;
  description: string;
}

/** The calendar that a new event is in until another one is chosen. */
const USUAL_CALENDAR: CalendarName = 'Business';

/** The values of an event that exists, or of one that is copied. */
export function valuesOf({ title, url, extendedProps, ...times }: NewEvent): EventValues {
  const { calendar, guests, location, description } = extendedProps;
  return { title, calendar, ...formTimesOf(times), url, guests: [...guests], location, description };
}

/** The values of an event of which only the times are known. */
export const emptyValues = (times: FormTimes): EventValues => ({
  title: '',
  calendar: USUAL_CALENDAR,
  ...times,
  url: '',
  guests: [],
  location: '',
  description: '',
});

/** The form of an event with its rules. */
export function useEventForm(defaultValues: EventValues) {
  const { t } = useLingui();
  const skipped = t`The clocks go forward over this time, so it does not exist. Choose another one.`;
  const problems: Record<TimesProblem, string> = {
    'no start': t`Enter a start.`,
    'no end': t`Enter an end.`,
    'ends too early': t`The end must be after the start.`,
    'start is skipped': skipped,
    'end is skipped': skipped,
  };
  return useForm<EventValues>({
    defaultValues,
    resolver: standardSchemaResolver(
      v.pipe(
        v.object({
          title: v.pipe(v.string(), v.trim(), v.nonEmpty(t`Enter a title.`)),
          calendar: v.string(),
          start: v.nullable(v.string()),
          end: v.nullable(v.string()),
          allDay: v.boolean(),
          url: v.pipe(
            v.string(),
            v.transform(completeAddress),
            v.check(
              (url) => url === '' || isWebAddress(url),
              t`Enter a web address that begins with https:// or http://.`,
            ),
          ),
          guests: v.array(v.string()),
          location: v.string(),
          description: v.string(),
        }),
        v.rawCheck(({ dataset, addIssue }) => {
          if (!dataset.typed) return;
          const problem = problemOfTimes(dataset.value);
          if (problem === null) return;
          const key = problem.includes('start') ? 'start' : 'end';
          const input = dataset.value;
          addIssue({
            message: problems[problem],
            path: [{ type: 'object', origin: 'value', input: { ...input }, key, value: input[key] }],
          });
        }),
      ),
    ),
  });
}

export type EventForm = ReturnType<typeof useEventForm>;

/** The event that checked values stand for. */
export function newEventOf({ title, url, calendar, guests, location, description, ...times }: EventValues): NewEvent {
  const checked = eventTimesOf(times);
  if (!checked) throw new Error('The form was not checked: an event has a start and an end.');
  return { title: title.trim(), url, ...checked, extendedProps: { calendar, guests, location, description } };
}

/** The fields that differ from the event. Times that nobody has changed keep their seconds. */
export function changesIn(event: CalendarEvent, values: EventValues): EventFields {
  const before = valuesOf(event);
  const { extendedProps, ...after } = newEventOf(values);
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const isTimed = isSame([before.start, before.end, before.allDay], [values.start, values.end, values.allDay]);
  const { start: _start, end: _end, allDay: _allDay, ...texts } = after;
  const details = differing(extendedProps, event.extendedProps);
  return {
    ...differing(isTimed ? texts : after, event),
    ...(Object.keys(details).length > 0 && { extendedProps: details }),
  };
}

function differing<Fields extends object>(
  after: Fields,
  before: { [Name in keyof Fields]?: unknown },
): Partial<Fields> {
  const isOther = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name as keyof Fields]);
  return Object.fromEntries(Object.entries(after).filter(isOther)) as Partial<Fields>;
}
