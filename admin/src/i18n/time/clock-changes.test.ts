import { describe, expect, it } from 'vitest';
import { isShownTwice, momentsOf, offsetOf } from './clock-changes.ts';
import { clocksOf } from './clocks-of.ts';

const newYork = clocksOf('America/New_York');

describe('the clocks of New York (BR2-12)', () => {
  it.each([
    ['2027-03-14T01:59', ['2027-03-14T06:59:00.000Z']],
    ['2027-03-14T02:00', []],
    ['2027-03-14T02:30', []],
    ['2027-03-14T03:00', ['2027-03-14T07:00:00.000Z']],
    ['2027-11-07T00:59', ['2027-11-07T04:59:00.000Z']],
    ['2027-11-07T01:30', ['2027-11-07T05:30:00.000Z', '2027-11-07T06:30:00.000Z']],
    ['2027-11-07T02:00', ['2027-11-07T07:00:00.000Z']],
    ['', []],
  ])('show %j at %j', (local, moments) => {
    expect(momentsOf(local, newYork).map((moment) => moment.toISOString())).toEqual(moments);
  });

  it('are distinguished by their offset from UTC', () => {
    const [first, second] = momentsOf('2027-11-07T01:30', newYork);
    expect(first && [isShownTwice(first, newYork), offsetOf(first, newYork)]).toEqual([true, 'UTC−4']);
    expect(second && [isShownTwice(second, newYork), offsetOf(second, newYork)]).toEqual([true, 'UTC−5']);
    expect(isShownTwice(new Date('2027-11-07T07:30:00Z'), newYork)).toBe(false);
  });
});

it.each([
  ['Australia/Lord_Howe', '2027-04-04T01:45', 2],
  ['America/Santiago', '2027-09-05T00:30', 0],
  ['America/Sao_Paulo', '2027-11-07T01:30', 1],
  ['UTC', '2027-03-28T02:30', 1],
])('the clocks of %s show %s so many times: %i', (zone, local, times) => {
  expect(momentsOf(local, clocksOf(zone))).toHaveLength(times);
});
