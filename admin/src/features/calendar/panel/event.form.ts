import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { CalendarName } from '@embarque/mocks/calendar/contract';
import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { here } from '../../../i18n/time/clock-changes.ts';
import {
  type CalendarEvent,
  type EventFields,
  type NewEvent,
  type Repetition,
  type ShownEvent,
  timesOf,
} from '../model/calendar.state.ts';
import {
  eventTimesOf,
  formTimesOf,
  type FormTimes,
  problemOfTimes,
  type TimesProblem,
} from '../model/calendar.times.ts';
import { completeAddress, isWebAddress } from '../model/calendar.url.ts';
import { clocksOfSeries, onFirstDate, wallDateOf } from '../series/series.dates.ts';
import { repeatValuesOf, type RepeatValues, ruleOf } from './repeat.form.ts';

/** The values that the form asks for. */
export interface EventValues extends FormTimes {
  title: string;
  calendar: CalendarEvent['extendedProps']['calendar'];
  url: string;
  guests: string[];
  location: string;
  description: string;
  repeat: RepeatValues;
  /** Minutes before the start; `null` for none. */
  reminder: number | null;
}

/** The calendar that a new event is in until another one is chosen. */
const USUAL_CALENDAR: CalendarName = 'Business';

/** The values of an event that exists, or of one that is copied. */
export function valuesOf(event: NewEvent & Pick<ShownEvent, 'date'>): EventValues {
  const { title, url, extendedProps, reminder, repetition, date, start, end, allDay } = event;
  const { calendar, guests, location, description } = extendedProps;
  const clocks = clocksOfSeries(event);
  const day = wallDateOf(date ?? start, allDay, clocks).slice(0, 10);
  return {
    title,
    calendar,
    ...formTimesOf({ start, end, allDay }),
    url,
    guests: [...guests],
    location,
    description,
    repeat: repeatValuesOf(repetition?.rule, { day, clocks }),
    reminder: reminder ?? null,
  };
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
  repeat: repeatValuesOf(undefined, { day: '', clocks: here }),
  reminder: null,
});

/** The form of an event with its rules. */
export function useEventForm(defaultValues: EventValues) {
  const { t } = useLingui();
  const skipped = t`The clocks skip this time. Choose another one.`;
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
          repeat: v.custom<RepeatValues>(() => true),
          reminder: v.nullable(v.number()),
        }),
        v.forward(
          v.check(
            ({ repeat, start }) => !start || isSoundEnd(repeat, start),
            t`The last date can't be before the start.`,
          ),
          ['repeat'],
        ),
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

/** Whether a repetition that ends on a date has at least its first one. */
const isSoundEnd = ({ frequency, ends, until }: RepeatValues, start: string): boolean =>
  frequency === 'NONE' || frequency === 'OTHER' || ends !== 'on' || (until !== null && until >= start.slice(0, 10));

export type EventForm = ReturnType<typeof useEventForm>;

/** The event that checked values stand for. */
export function newEventOf(values: EventValues): NewEvent {
  const { title, url, calendar, guests, location, description, reminder, start, end, allDay } = values;
  const checked = eventTimesOf({ start, end, allDay });
  if (!checked) throw new Error('The form was not checked: an event has a start and an end.');
  const event = {
    title: title.trim(),
    url,
    ...checked,
    ...(reminder !== null && { reminder }),
    extendedProps: { calendar, guests, location, description },
  };
  const repetition = repetitionOf(values, undefined);
  return repetition ? onFirstDate({ ...event, repetition }) : event;
}

/** How the values repeat; dates of a series that differ stay what they are. */
function repetitionOf(
  { repeat, start, allDay }: EventValues,
  before: Repetition | null | undefined,
): Repetition | null {
  const timeZone = before?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const clocks = clocksOfSeries({ repetition: { rule: '', timeZone, leftOut: [], changed: [] } });
  const day = start?.slice(0, 'yyyy-mm-dd'.length) ?? '';
  const rule = ruleOf(repeat, { day, allDay, clocks }, before?.rule);
  return rule === null ? null : { leftOut: [], changed: [], ...before, timeZone, rule };
}

/** The fields that differ from the event. Times that nobody has changed keep their seconds. */
export function changesIn(event: CalendarEvent, values: EventValues): EventFields {
  const before = valuesOf(event);
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const isRepeated = !isSame(before.repeat, values.repeat);
  const repetition = isRepeated ? repetitionOf(values, event.repetition) : undefined;
  const isBegun = Boolean(repetition) && !event.repetition;
  const once = { ...values.repeat, frequency: 'NONE' as const };
  const after = newEventOf(isBegun ? values : { ...values, repeat: once });
  const { title, url, extendedProps } = after;
  const isTimed = isSame([before.start, before.end, before.allDay], [values.start, values.end, values.allDay]);
  const times = isTimed && (!isBegun || after.start === event.start) ? {} : timesOf(after);
  const details = differing(extendedProps, event.extendedProps);
  return {
    ...differing({ title, url, ...times }, event),
    ...(repetition !== undefined && { repetition }),
    ...(before.reminder !== values.reminder && { reminder: values.reminder }),
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
