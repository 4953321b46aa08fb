import type { CalendarView } from '@embarque/design-system/calendar';
import type { CalendarName } from '@embarque/mocks/calendar/contract';
import * as v from 'valibot';
import { createPersisted } from '../../../storage/persisted.ts';
import { VIEWS } from './calendar.query.ts';
import { CALENDARS } from './calendar.state.ts';

/** The place in the calendar where a person was last. */
export interface LastPlace {
  view: CalendarView | null;
  calendars: readonly CalendarName[] | null;
  date: string | null;
  /** The day on which that was: a date of yesterday's visit is not where today begins. */
  on: string;
}

const nowhere: LastPlace = { view: null, calendars: null, date: null, on: '' };

const schema: v.GenericSchema<unknown, LastPlace> = v.object({
  view: v.nullable(v.picklist(VIEWS)),
  calendars: v.nullable(v.array(v.picklist(CALENDARS))),
  date: v.nullable(v.pipe(v.string(), v.isoDate())),
  on: v.string(),
});

export const lastPlace = createPersisted('embarque.calendar', schema, nowhere);
