import { describe, expect, it } from 'vitest';
import { clocksOf } from '../../../i18n/time/clocks-of.ts';
import { sampleEvent } from '../machine/calendar.testing.ts';
import { changesIn, newEventOf, valuesOf } from './event.form.ts';
import { repeatValuesOf, ruleOf } from './repeat.form.ts';

const clocks = clocksOf('America/Sao_Paulo');
const day = '2027-06-08';
const context = { day, allDay: false, clocks };
const once = repeatValuesOf(undefined, context);

describe('the rule of the form', () => {
  it.each([
    ['daily', { frequency: 'DAILY' as const }, 'FREQ=DAILY'],
    ['every other week', { frequency: 'WEEKLY' as const, interval: 2 }, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'],
    ['on chosen days', { frequency: 'WEEKLY' as const, weekdays: ['TU', 'TH'] as const }, 'FREQ=WEEKLY;BYDAY=TU,TH'],
    ['on the same day of the month', { frequency: 'MONTHLY' as const }, 'FREQ=MONTHLY'],
    ['on the second Tuesday', { frequency: 'MONTHLY' as const, monthly: 'weekday' as const }, 'FREQ=MONTHLY;BYDAY=2TU'],
    ['for 5 dates', { frequency: 'YEARLY' as const, ends: 'after' as const, count: 5 }, 'FREQ=YEARLY;COUNT=5'],
    [
      'until the end of a day in São Paulo',
      { frequency: 'DAILY' as const, ends: 'on' as const, until: '2027-06-30' },
      'FREQ=DAILY;UNTIL=20270701T025959Z',
    ],
  ])('%s', (_, values, rule) => {
    const weekdays = 'weekdays' in values ? [...values.weekdays] : [];
    const chosen = { ...once, ...values, weekdays };

    expect(ruleOf(chosen, context, undefined)).toBe(rule);
    expect(ruleOf(repeatValuesOf(rule, context), context, rule)).toBe(rule);
  });

  it('of whole days ends on a day', () => {
    const values = { ...once, frequency: 'DAILY' as const, ends: 'on' as const, until: '2027-06-30' };

    expect(ruleOf(values, { ...context, allDay: true }, undefined)).toBe('FREQ=DAILY;UNTIL=20270630');
  });

  it('is none for an event that happens once', () => {
    expect(ruleOf(once, context, undefined)).toBeNull();
  });

  it.each(['FREQ=MONTHLY;BYDAY=-2MO', 'FREQ=YEARLY;BYYEARDAY=100', 'FREQ=MONTHLY;BYDAY=TU,WE;BYSETPOS=2'])(
    'of another calendar stays as it is: %s',
    (rule) => {
      const values = repeatValuesOf(rule, context);

      expect(values.frequency).toBe('OTHER');
      expect(ruleOf(values, context, rule)).toBe(rule);
    },
  );
});

describe('the changes of an event that repeats', () => {
  const repetition = { rule: 'FREQ=WEEKLY;BYDAY=TU', timeZone: 'America/Sao_Paulo', leftOut: [], changed: [] };
  const tuesday = { start: '2027-06-08', end: '2027-06-09', allDay: true };
  const series = { ...sampleEvent(1, tuesday), repetition };

  it('are its times alone when one date goes to a day that the rule does not have', () => {
    const shown = { ...series, date: '2027-06-08' };
    const values = { ...valuesOf(shown), start: '2027-06-09T09:00', end: '2027-06-09T10:00' };

    expect(changesIn(shown, values)).toEqual({ start: '2027-06-09', end: '2027-06-10' });
  });

  it('are none when nothing was changed', () => {
    expect(changesIn(series, valuesOf(series))).toEqual({});
  });

  it('end it, and its reminder', () => {
    const event = { ...series, reminder: 10 };
    const values = valuesOf(event);

    expect(changesIn(event, { ...values, repeat: { ...values.repeat, frequency: 'NONE' }, reminder: null })).toEqual({
      repetition: null,
      reminder: null,
    });
  });

  it('begin on the first of the chosen days', () => {
    const single = sampleEvent(1, tuesday);
    const values = valuesOf(single);
    const repeat = { ...values.repeat, frequency: 'WEEKLY' as const, weekdays: ['TH' as const] };
    const thursday = { start: '2027-06-10', end: '2027-06-11' };

    expect(changesIn(single, { ...values, repeat })).toMatchObject({
      ...thursday,
      repetition: { rule: 'FREQ=WEEKLY;BYDAY=TH' },
    });
    expect(newEventOf({ ...values, repeat })).toMatchObject(thursday);
  });
});
