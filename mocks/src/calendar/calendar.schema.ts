import * as v from 'valibot';
import type {
  AddEventRequest,
  CalendarEvent,
  CalendarEventAnswer,
  CalendarEventsAnswer,
  CalendarName,
  ChangedDate,
  RemoveEventAnswer,
  Repetition,
  UpdateDateRequest,
  UpdateEventRequest,
} from './calendar.contract.ts';

const calendars: [CalendarName, ...CalendarName[]] = ['Business', 'Holiday', 'Personal', 'ETC', 'Family'];

const text = v.string('must be text');
const id = v.number('must be a number');
const title = v.pipe(text, v.trim(), v.nonEmpty('is required'));
const calendar = v.picklist(calendars, `must be one of ${calendars.join(', ')}`);

const day = v.pipe(text, v.isoDate(), v.check(isReal));
const written = v.pipe(text, v.isoTimestamp(), v.check(isReal));
const time = v.union([day, written], 'must be a day or a moment in UTC');
const times = { start: time, end: time, allDay: v.boolean('must be true or false') };
const url = v.pipe(text, v.regex(/^(https?:\/\/\S+)?$/, 'must be an address that begins with https://'));
const identity = { uid: v.exactOptional(text), sequence: v.exactOptional(v.pipe(id, v.integer(), v.minValue(0))) };
const details = { guests: v.array(text), location: text, description: text };
const rule = v.pipe(
  text,
  v.regex(/^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;[A-Z]+=[\w,+-]+)*$/, 'must be a rule such as FREQ=WEEKLY'),
);
const optionalDetails = v.partial(v.object(details)).entries;

const dateFields = { title, url, ...times, extendedProps: v.object({ calendar, ...details }) };
const repetition: v.GenericSchema<unknown, Repetition> = v.object({
  rule,
  timeZone: v.pipe(text, v.check(isTimeZone, 'must be a time zone such as America/Sao_Paulo')),
  leftOut: v.array(time),
  changed: v.array<v.GenericSchema<unknown, ChangedDate>>(v.object({ date: time, ...dateFields })),
});
const reminder = v.pipe(id, v.integer(), v.minValue(0));
const repeated = {
  repetition: v.exactOptional(v.nullable(repetition)),
  reminder: v.exactOptional(v.nullable(reminder)),
};

export const addEventSchema: v.GenericSchema<unknown, AddEventRequest> = v.object({
  event: v.object({
    title,
    ...times,
    ...identity,
    ...repeated,
    url: v.optional(url),
    extendedProps: v.object({ calendar, ...optionalDetails }),
  }),
});

export const updateEventSchema: v.GenericSchema<unknown, UpdateEventRequest> = v.object({
  event: v.object({
    id,
    ...v.partial(v.object({ title, ...times, url })).entries,
    ...identity,
    ...repeated,
    extendedProps: v.optional(v.object({ calendar: v.optional(calendar), ...optionalDetails })),
  }),
});

export const updateDateSchema: v.GenericSchema<unknown, UpdateDateRequest> = v.object({
  id,
  date: time,
  to: v.union([v.picklist(['left out', 'regular']), v.object(dateFields)]),
});

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Whether a date exists: the pattern alone lets 30 February pass. */
function isReal(date: string): boolean {
  const time = new Date(date.slice(0, 10)).getTime();
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date.slice(0, 10));
}

/* The answers, for tests: strict, so that a field that nobody wrote down is a failure. */

const positive = v.pipe(id, v.integer(), v.minValue(1));

const eventSchema: v.GenericSchema<unknown, CalendarEvent> = v.strictObject({
  id: positive,
  url,
  title,
  ...times,
  ...identity,
  repetition: v.exactOptional(
    v.strictObject({
      rule,
      timeZone: text,
      leftOut: v.array(time),
      changed: v.array(
        v.strictObject({ date: time, ...dateFields, extendedProps: v.strictObject({ calendar, ...details }) }),
      ),
    }),
  ),
  reminder: v.exactOptional(reminder),
  extendedProps: v.strictObject({ calendar, ...details }),
});

export const eventsAnswerSchema: v.GenericSchema<unknown, CalendarEventsAnswer> = v.strictObject({
  events: v.array(eventSchema),
});

export const eventAnswerSchema: v.GenericSchema<unknown, CalendarEventAnswer> = v.strictObject({ event: eventSchema });

export const removeEventAnswerSchema: v.GenericSchema<unknown, RemoveEventAnswer> = v.strictObject({ id: positive });
