import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { setNow } from '../lib/time/clock.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import type { CalendarEvent, CalendarName } from './calendar.contract.ts';
import { appointmentsSample, eventsSample } from './calendar.data.ts';
import { calendarHandlers } from './calendar.handlers.ts';
import { eventAnswerSchema, eventsAnswerSchema, removeEventAnswerSchema } from './calendar.schema.ts';

const names: CalendarName[] = ['Business', 'Holiday', 'Personal', 'ETC', 'Family'];
const call = callsTo(calendarHandlers);
const everything = async (query = '') =>
  v.parse(eventsAnswerSchema, (await call('GET', `/apps/calendar/events?${query}`)).body).events;

/** All but the work of the team, which follows the clock and the sales. */
const list = async (query = '') => {
  const appointments = appointmentsSample().length;
  const all = eventsSample().length;
  return (await everything(query)).filter(({ id }) => id <= appointments || id > all);
};
const post = (name: string, event: unknown) => call('POST', `/apps/calendar/${name}`, { event });
const idsOf = (events: CalendarEvent[]) => events.map(({ id }) => id);
const eventOf = async (id: number) => (await list()).find((event) => event.id === id);

const flight = {
  title: 'Flight to Recife',
  start: '2030-06-20T11:00:00.000Z',
  end: '2030-06-20T14:15:00.000Z',
  allDay: false,
  extendedProps: { calendar: 'Personal' },
};

function local(time: string): string {
  return new Date(time).toISOString();
}

beforeEach(() => {
  setNow(new Date(2030, 0, 31, 12).getTime());
  resetSampleData();
});
afterEach(() => setNow());

describe('the sample calendar', () => {
  it('holds ten appointments: Business 4, Personal 3, Holiday 1, Family 1, ETC 1 (SPEC-3.26-a, SPEC-9.11-a)', async () => {
    const counts = await Promise.all(names.map(async (name) => [name, (await list(`calendars=${name}`)).length]));

    expect(Object.fromEntries(counts)).toEqual({ Business: 4, Personal: 3, Holiday: 1, Family: 1, ETC: 1 });
  });

  it('has one appointment with a time of day', async () => {
    expect((await list()).filter(({ allDay }) => !allDay)).toHaveLength(1);
  });

  it.each([new Date(2030, 0, 31), new Date(2032, 1, 29), new Date(2030, 11, 1)])(
    'lies within a month around %s, and every event ends after it starts',
    async (today) => {
      setNow(today.getTime());
      resetSampleData();
      const month = (time: string) => new Date(time).getFullYear() * 12 + new Date(time).getMonth();
      const distances = (await list()).map(({ start }) => month(start) - month(today.toISOString()));

      expect(Math.min(...distances)).toBeGreaterThanOrEqual(-1);
      expect(Math.max(...distances)).toBeLessThanOrEqual(1);
      expect((await list()).filter(({ start, end }) => end <= start)).toEqual([]);
    },
  );
});

describe('GET /apps/calendar/events (SPEC-7.12-a)', () => {
  it('shows all calendars by default', async () => {
    expect(await list()).toHaveLength(10);
  });

  it.each(['calendars=Family,Holiday', 'calendars=Holiday&calendars=Family', 'calendars[]=Family&calendars[]=Holiday'])(
    'reads %s as a list',
    async (query) => {
      expect((await list(query)).map(({ extendedProps }) => extendedProps.calendar)).toEqual(['Holiday', 'Family']);
    },
  );

  it.each([
    ['start=2030-01-11&end=2030-01-12', [3]],
    ['start=2030-01-13&end=2030-01-14', [3]],
    ['start=2030-01-14&end=2030-01-16', []],
    ['start=2030-01-16&end=2030-01-17&calendars=Business', []],
    [`start=${local('2030-01-31T15:00')}&end=${local('2030-01-31T17:00')}`, [1]],
    ['end=2030-01-01', [7]],
    ['start=2030-02-15', [9]],
  ])('lists for %s the events that the range touches', async (query, ids) => {
    expect(idsOf(await list(query))).toEqual(ids);
  });

  it.each(['start=soon', 'end=2030-13-01'])('declines %s', async (query) => {
    expect((await call('GET', `/apps/calendar/events?${query}`)).status).toBe(400);
  });

  it.each(['calendars=', 'calendars=Work', 'calendars[]='])('shows nothing for %s', async (query) => {
    expect(await list(query)).toEqual([]);
  });

  it('shows for any choice exactly the events of the chosen calendars', async () => {
    const all = await list();
    await fc.assert(
      fc.asyncProperty(fc.subarray(names), async (chosen) => {
        const expected = all.filter(({ extendedProps }) => chosen.includes(extendedProps.calendar));

        expect(await list(`calendars=${chosen.join(',')}`)).toEqual(expected);
      }),
      { numRuns: 32 },
    );
  });
});

describe('POST /apps/calendar/add-event (SPEC-7.12-b)', () => {
  it('adds an event and fills in what was left out', async () => {
    const { status, body } = await post('add-event', flight);

    const event = {
      ...flight,
      id: eventsSample().length + 1,
      url: '',
      extendedProps: { calendar: 'Personal', guests: [], location: '', description: '' },
    };
    expect(status).toBe(201);
    expect(v.parse(eventAnswerSchema, body)).toEqual({ event });
    expect((await list('calendars=Personal')).at(-1)).toEqual(event);
  });

  it('takes everything else along, but no id', async () => {
    const wanted = {
      ...flight,
      start: '2030-06-20',
      end: '2030-06-21',
      allDay: true,
      url: 'https://embarque.example/flights',
      extendedProps: { calendar: 'Family', guests: ['Caio Brandão'], location: 'Gate 4', description: 'With Ana' },
    };

    const { body } = await post('add-event', { ...wanted, id: 3 });

    expect(v.parse(eventAnswerSchema, body).event).toEqual({ ...wanted, id: eventsSample().length + 1 });
  });
});

describe('POST /apps/calendar/update-event (SPEC-7.12-c)', () => {
  it('moves an event and changes nothing else about it', async () => {
    const before = await eventOf(2);
    const moved = { start: '2030-01-07', end: '2030-01-09' };

    const { status, body } = await post('update-event', { id: 2, ...moved });

    expect(status).toBe(200);
    expect(v.parse(eventAnswerSchema, body).event).toEqual({ ...before, ...moved });
    expect(await eventOf(2)).toEqual({ ...before, ...moved });
    expect(idsOf(await list())).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('changes one of the details and leaves the others alone', async () => {
    const before = await eventOf(1);

    await post('update-event', { id: 1, extendedProps: { calendar: 'ETC' } });

    expect(await eventOf(1)).toEqual({ ...before, extendedProps: { ...before?.extendedProps, calendar: 'ETC' } });
  });

  it('takes a whole event back as it was answered', async () => {
    const before = await list();

    await post('update-event', before[0]);

    expect(await list()).toEqual(before);
  });

  it('checks the times against those it already knows', async () => {
    const { status } = await post('update-event', { id: 2, end: '2029-01-01' });

    expect(status).toBe(400);
  });
});

describe('DELETE /apps/calendar/remove-event (SPEC-7.12-d)', () => {
  it.each([
    ['in the query', '?id=5', undefined],
    ['in the body', '', { id: 5 }],
  ])('takes the id %s', async (_, query, payload) => {
    const { status, body } = await call('DELETE', `/apps/calendar/remove-event${query}`, payload);

    expect(status).toBe(200);
    expect(v.parse(removeEventAnswerSchema, body)).toEqual({ id: 5 });
    expect(idsOf(await list())).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10]);
  });
});

describe('an invalid request', () => {
  it.each([
    ['POST', 'add-event', { event: { ...flight, title: ' ' } }, 400],
    ['POST', 'add-event', { event: { ...flight, end: '2030-06-20T10:00:00.000Z' } }, 400],
    ['POST', 'add-event', { event: { ...flight, start: 'soon' } }, 400],
    ['POST', 'add-event', { event: { ...flight, start: '2030-02-30' } }, 400],
    ['POST', 'add-event', { event: { ...flight, url: 'not an address' } }, 400],
    ['POST', 'add-event', { event: { ...flight, url: 'java'.concat('script:alert(1)') } }, 400],
    ['POST', 'add-event', { event: { ...flight, allDay: true, start: '20/06/2030' } }, 400],
    ['POST', 'add-event', { event: { ...flight, extendedProps: { calendar: 'Work' } } }, 400],
    ['POST', 'add-event', flight, 400],
    ['POST', 'update-event', { event: { id: 99, title: 'Nobody' } }, 404],
    ['POST', 'update-event', { event: { title: 'Nobody' } }, 400],
    ['POST', 'update-event', { event: { id: 1, title: 'Half', extendedProps: { guests: 'all' } } }, 400],
    ['POST', 'update-event', '{"event"', 400],
    ['DELETE', 'remove-event', { id: 99 }, 404],
    ['DELETE', 'remove-event', {}, 400],
    ['DELETE', 'remove-event', 'five', 400],
  ])('%s %s of %j is declined with %d, and nothing changes', async (method, name, payload, expected) => {
    const before = await list();

    const { status, body } = await call(method, `/apps/calendar/${name}`, payload);

    expect(status).toBe(expected);
    expect(body).toEqual({ message: expect.any(String) });
    expect(await list()).toEqual(before);
  });
});
