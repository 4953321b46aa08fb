import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { currentWorld, enterWorld } from '../lib/sample/world.ts';
import { dayOfMonth } from '../lib/time/days.ts';
import { setNow } from '../lib/time/clock.ts';
import { customers } from '../world/world.customers.ts';
import type { UpdateDateRequest } from './calendar.contract.ts';
import { eventsSample } from './calendar.data.ts';
import { calendarHandlers } from './calendar.handlers.ts';
import { eventAnswerSchema, eventsAnswerSchema } from './calendar.schema.ts';

const call = callsTo(calendarHandlers);
const post = (name: string, event: unknown) => call('POST', `/apps/calendar/${name}`, { event });
const eventIn = (body: unknown) => v.parse(eventAnswerSchema, body).event;
const list = async (query = '') =>
  v.parse(eventsAnswerSchema, (await call('GET', `/apps/calendar/events?${query}`)).body).events;

const repetition = { rule: 'FREQ=WEEKLY;COUNT=4', timeZone: 'America/Sao_Paulo', leftOut: [], changed: [] };
const shift = {
  title: 'Shift',
  start: '2030-06-03',
  end: '2030-06-04',
  allDay: true,
  repetition,
  extendedProps: { calendar: 'Family' },
};
const addShift = async () => eventIn((await post('add-event', shift)).body);
const changeDate = (change: UpdateDateRequest) => call('POST', '/apps/calendar/update-date', change);

beforeEach(() => {
  setNow(new Date(2030, 0, 31, 12).getTime());
  enterWorld();
});
afterEach(() => {
  setNow();
  enterWorld();
});

describe('a series', () => {
  it('is listed as one event, whatever days are asked for', async () => {
    const { id } = await addShift();

    expect((await list('start=2031-01-01&end=2031-01-02&calendars=Family')).map((event) => event.id)).toEqual([id]);
    expect((await list('calendars=Personal')).map((event) => event.id)).not.toContain(id);
  });

  it('ends with its repetition, and an event without a reminder has none', async () => {
    const { id } = await addShift();
    await post('update-event', { id, reminder: 30 });

    expect(eventIn((await post('update-event', { id, repetition: null })).body)).toMatchObject({ reminder: 30 });
    expect(Object.keys(eventIn((await post('update-event', { id, reminder: null })).body))).not.toEqual(
      expect.arrayContaining(['repetition', 'reminder']),
    );
  });

  it.each(['FREQ=HOURLY', 'WEEKLY', '', 'FREQ=DAILY\r\nX:1'])('is declined with the rule %j', async (rule) => {
    expect((await post('add-event', { ...shift, repetition: { ...repetition, rule } })).status).toBe(400);
  });

  it('is declined with a time zone that does not exist', async () => {
    const unknown = { ...repetition, timeZone: 'Mars/Olympus' };

    expect((await post('add-event', { ...shift, repetition: unknown })).status).toBe(400);
  });
});

describe('POST /apps/calendar/update-date', () => {
  it('changes one date, leaves it out, and puts it back', async () => {
    const { id, title, url, allDay, extendedProps } = await addShift();
    const date = '2030-06-10';
    const to = { title, url, allDay, extendedProps, start: '2030-06-11', end: '2030-06-12' };

    expect(eventIn((await changeDate({ id, date, to })).body).repetition).toEqual({
      ...repetition,
      changed: [{ ...to, date }],
    });
    expect(eventIn((await changeDate({ id, date, to: 'left out' })).body).repetition).toEqual({
      ...repetition,
      leftOut: [date],
    });
    expect(eventIn((await changeDate({ id, date, to: 'regular' })).body).repetition).toEqual(repetition);
  });

  it('has no place in an event that happens once, or in one that is gone', async () => {
    const { id } = await addShift();
    await post('update-event', { id, repetition: null });

    expect((await changeDate({ id, date: '2030-06-10', to: 'left out' })).status).toBe(409);
    expect((await changeDate({ id: 99_999, date: '2030-06-10', to: 'left out' })).status).toBe(404);
  });
});

describe('the work of the team in the sample', () => {
  it.each([
    [new Date(2030, 0, 31), 0],
    [new Date(2032, 1, 29), 7],
    [new Date(2030, 11, 1), 42],
  ])(
    'at %s in world %i: 8 to 21 days of departures, renewals and deadlines this month, and three series',
    (today, seed) => {
      setNow(today.getTime());
      enterWorld({ seed });
      const events = eventsSample();
      const isThisMonth = ({ start }: { start: string }) => start >= dayOfMonth(0, 1) && start <= dayOfMonth(0, 31);
      const ofTeam = events.filter((event) => event.id > 10 && !event.repetition && isThisMonth(event));

      expect(ofTeam.length).toBeGreaterThanOrEqual(8);
      expect(ofTeam.length).toBeLessThanOrEqual(21);
      expect(events.filter((event) => event.repetition)).toHaveLength(3);
    },
  );

  it('names customers of the world alone', () => {
    const names = new Set(customers(currentWorld()).map(({ name }) => name));
    const named = eventsSample().flatMap(({ title }) => /^(?:Renewal|Claim due): (.*)$/.exec(title)?.[1] ?? []);

    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  });
});
