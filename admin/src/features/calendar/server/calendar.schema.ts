import type { CalendarName } from '@embarque/mocks/calendar/contract';
import * as v from 'valibot';
import { pictureSchema } from '../../../http/response/picture.schema.ts';
import type { CalendarCommand, DateChange } from '../model/calendar.commands.ts';
import type { NewEvent, CalendarEvent, Repetition } from '../model/calendar.state.ts';
import { isWebAddress } from '../model/calendar.url.ts';
import { rows } from '../../../http/response/rows.schema.ts';
import { flag, moment, numberId, openEnum, requiredText, text, texts } from '../../../http/response/tolerant.schema.ts';

const times = { start: moment, end: moment, allDay: flag };
const details = {
  calendar: openEnum<CalendarName>(),
  guests: texts,
  location: text,
  description: text,
};
// The server's word is not taken for it: an address that runs code must not become a link.
const url = v.pipe(
  text,
  v.transform((address) => (isWebAddress(address) ? address : '')),
);
const identity = { uid: v.exactOptional(v.string()), sequence: v.exactOptional(v.number()) };
const fields = { title: requiredText, url, ...times };

const dateFields = { ...fields, extendedProps: v.object(details) };
const repetition: v.GenericSchema<unknown, Repetition> = v.object({
  rule: requiredText,
  timeZone: v.pipe(requiredText, v.check(isTimeZone)),
  leftOut: v.array(moment),
  changed: rows(v.object({ date: moment, ...dateFields })),
});
// An event whose repetition cannot be read is shown once.
const repeated = {
  repetition: v.exactOptional(v.fallback(v.nullable(repetition), null)),
  reminder: v.exactOptional(v.fallback(v.nullable(v.number()), null)),
};

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const newEventSchema: v.GenericSchema<unknown, NewEvent> = v.object({
  ...fields,
  ...identity,
  ...repeated,
  extendedProps: v.object(details),
});

const eventSchema: v.GenericSchema<unknown, CalendarEvent> = v.object({
  id: numberId,
  ...fields,
  ...identity,
  ...repeated,
  extendedProps: v.object(details),
});

export const eventsAnswerSchema = v.object({ events: rows(eventSchema) });

export const guestsAnswerSchema = v.object({ guests: rows(v.object({ name: requiredText, avatar: pictureSchema })) });

export const eventAnswerSchema = v.object({ event: eventSchema });

const eventId = v.number();

const dateChange: v.GenericSchema<unknown, DateChange> = v.union([
  v.picklist(['left out', 'regular']),
  v.object(dateFields),
]);

export const commandSchema: v.GenericSchema<unknown, CalendarCommand> = v.variant('type', [
  v.object({ type: v.literal('event added'), event: newEventSchema }),
  v.object({
    type: v.literal('event updated'),
    eventId,
    fields: v.object({
      ...v.partial(v.object(fields)).entries,
      ...repeated,
      extendedProps: v.optional(v.partial(v.object(details))),
    }),
  }),
  v.object({ type: v.literal('event moved'), eventId, to: v.object(times) }),
  v.object({ type: v.literal('event deleted'), eventId }),
  v.object({ type: v.literal('event restored'), event: eventSchema }),
  v.object({ type: v.literal('date changed'), eventId, date: moment, to: dateChange }),
  v.object({ type: v.literal('series split'), eventId, repetition, event: v.nullable(newEventSchema) }),
  v.object({
    type: v.literal('events imported'),
    events: v.array(newEventSchema),
    changed: v.optional(v.array(v.object({ before: eventSchema, after: eventSchema })), []),
  }),
  v.object({ type: v.literal('import undone'), uids: v.array(v.string()), before: v.array(eventSchema) }),
]);
