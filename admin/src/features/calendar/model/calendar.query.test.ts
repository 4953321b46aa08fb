import { describe, expect, it } from 'vitest';
import { type OpenPart, readCalendarUrl, withOpen, withPlace } from './calendar.query.ts';

const read = (text: string) => readCalendarUrl(new URLSearchParams(text));

describe('the URL of the calendar', () => {
  it('gives view, day, calendars and the open event', () => {
    expect(read('view=week&date=2027-06-14&calendars=Family,Business&event=7')).toEqual({
      view: 'week',
      date: '2027-06-14',
      calendars: ['Business', 'Family'],
      open: { type: 'event', eventId: 7 },
    });
  });

  it('counts values that make no sense as left out', () => {
    expect(read('view=year&date=2027-02-30&calendars=Work&event=x&move=-1')).toEqual({
      view: undefined,
      date: undefined,
      calendars: undefined,
      open: null,
    });
  });

  it('tells no calendar from all of them', () => {
    const search = withPlace(new URLSearchParams(), { calendars: [] });

    expect(readCalendarUrl(search).calendars).toEqual([]);
    expect(read('').calendars).toBeUndefined();
  });

  it.each<OpenPart>([
    { type: 'new', times: null, copyOf: null },
    { type: 'new', times: { start: '2027-06-14', end: '2027-06-16', allDay: true }, copyOf: null },
    {
      type: 'new',
      times: { start: '2027-06-14T10:00:00-03:00', end: '2027-06-14T11:00:00-03:00', allDay: false },
      copyOf: null,
    },
    { type: 'new', times: null, copyOf: 4 },
    { type: 'event', eventId: 4 },
    { type: 'move', eventId: 4 },
  ])('keeps what is open: %j', (open) => {
    const search = withOpen(new URLSearchParams('view=day&event=9&new=event'), open);

    expect(readCalendarUrl(new URLSearchParams(search.toString()))).toMatchObject({ view: 'day', open });
    expect(withOpen(search, null).toString()).toBe('view=day');
  });

  it.each(['new=2027-06-16/2027-06-14', 'new=2027-06-14/soon', 'new=event'])(
    'adds at the usual time for %s',
    (text) => {
      expect(read(text).open).toEqual({ type: 'new', times: null, copyOf: null });
    },
  );
});
