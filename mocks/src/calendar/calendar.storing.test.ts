import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { eventsSample } from './calendar.data.ts';
import { calendarHandlers } from './calendar.handlers.ts';
import { eventAnswerSchema, eventsAnswerSchema } from './calendar.schema.ts';

const call = callsTo(calendarHandlers);
const post = (name: string, event: unknown) => call('POST', `/apps/calendar/${name}`, { event });
const list = async () => v.parse(eventsAnswerSchema, (await call('GET', '/apps/calendar/events')).body).events;
const eventOf = async (id: number) => (await list()).find((event) => event.id === id);
const local = (time: string) => new Date(time).toISOString();

const flight = {
  title: 'Flight to Recife',
  start: '2030-06-20T11:00:00.000Z',
  end: '2030-06-20T14:15:00.000Z',
  allDay: false,
  extendedProps: { calendar: 'Personal' },
};

beforeEach(resetSampleData);

describe('the times of an event', () => {
  it.each([
    ['days', true, '2030-06-20', '2030-06-22', '2030-06-20', '2030-06-22'],
    [
      'moments of an all-day event',
      true,
      local('2030-06-20T00:00'),
      local('2030-06-22T00:00'),
      '2030-06-20',
      '2030-06-22',
    ],
    ['an all-day event that ends on the day it starts', true, '2030-06-20', '2030-06-20', '2030-06-20', '2030-06-21'],
    [
      'another offset',
      false,
      '2030-06-20T08:00:00-03:00',
      '2030-06-20T12:00:00Z',
      '2030-06-20T11:00:00.000Z',
      '2030-06-20T12:00:00.000Z',
    ],
    [
      'days of an event with a time',
      false,
      '2030-06-20',
      '2030-06-21',
      local('2030-06-20T00:00'),
      local('2030-06-21T00:00'),
    ],
  ])('are stored in one form: %s', async (_, allDay, start, end, storedStart, storedEnd) => {
    const { body } = await post('add-event', { ...flight, allDay, start, end });

    const { event } = v.parse(eventAnswerSchema, body);
    expect([event.start, event.end]).toEqual([storedStart, storedEnd]);
    expect(await eventOf(event.id)).toEqual(event);
  });
});

describe('ids', () => {
  it('are never given away again', async () => {
    const { event } = v.parse(eventAnswerSchema, (await post('add-event', flight)).body);
    await call('DELETE', `/apps/calendar/remove-event?id=${event.id}`);

    expect(v.parse(eventAnswerSchema, (await post('add-event', flight)).body).event.id).toBe(event.id + 1);
    await call('DELETE', `/apps/calendar/remove-event?id=${event.id + 1}`);
    await call('DELETE', `/apps/calendar/remove-event?id=${event.id - 1}`);
    expect(v.parse(eventAnswerSchema, (await post('add-event', flight)).body).event.id).toBe(event.id + 2);
  });

  it('of one request are one id, however often it is repeated', async () => {
    const headers = { 'Idempotency-Key': 'once' };
    const [first, again] = [
      await call('POST', '/apps/calendar/add-event', { event: flight }, headers),
      await call('POST', '/apps/calendar/add-event', { event: flight }, headers),
    ];

    expect(again.body).toEqual(first.body);
    expect(await list()).toHaveLength(eventsSample().length + 1);
  });
});

describe('GET /apps/calendar/guests', () => {
  it('names six people, each with a picture', async () => {
    const { body } = await call('GET', '/apps/calendar/guests');

    expect(body).toEqual({
      guests: Array.from({ length: 6 }, () => ({ name: expect.any(String), avatar: expect.any(String) })),
    });
  });
});
