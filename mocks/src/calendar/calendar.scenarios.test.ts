import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { calendarHandlers } from './calendar.handlers.ts';
import { calendarScenarios } from './calendar.scenarios.ts';
import { eventsAnswerSchema } from './calendar.schema.ts';

type Name = keyof typeof calendarScenarios;

const open = (name: Name) => callsTo([calendarScenarios[name], ...calendarHandlers]);
const list = async (name: Name, query = '') =>
  v.parse(eventsAnswerSchema, (await open(name)('GET', `/apps/calendar/events?${query}`)).body).events;

describe('a scenario of the calendar', () => {
  it.each<[Name, string, string, number]>([
    ['refused', 'GET', 'events', 403],
    ['unauthorised', 'GET', 'events', 401],
    ['failed', 'GET', 'events', 500],
    ['addFailed', 'POST', 'add-event', 500],
    ['updateFailed', 'POST', 'update-event', 500],
    ['removeFailed', 'DELETE', 'remove-event', 500],
  ])('%s answers %s %s with %d and a message', async (name, method, path, expected) => {
    const { status, body } = await open(name)(method, `/apps/calendar/${path}`);

    expect(status).toBe(expected);
    expect(body).toEqual({ message: expect.any(String) });
  });

  it('moveRefused says why', async () => {
    const { status, body } = await open('moveRefused')('POST', '/apps/calendar/update-event');

    expect(status).toBe(409);
    expect(body).toMatchObject({ success: false, notifications: [{ message: expect.stringContaining('taken') }] });
  });

  it('empty, thousandsOfRows and veryLongTexts differ in what they list', async () => {
    expect(await list('empty')).toEqual([]);
    expect(await list('thousandsOfRows')).toHaveLength(1000);
    expect(await list('thousandsOfRows', 'calendars=Business')).toHaveLength(400);
    expect((await list('veryLongTexts'))[0]?.title.length).toBeGreaterThan(100);
  });
});
