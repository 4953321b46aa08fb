import { describe, expect, it } from 'vitest';
import { isTimeZone, placeOf, timeZoneNamed, timeZonesWith } from './time-zones.ts';

describe('the place of a time zone', () => {
  it.each([
    ['America/Fortaleza', 'Fortaleza'],
    ['Asia/Calcutta', 'Kolkata'],
    ['Asia/Kathmandu', 'Kathmandu'],
    ['Etc/UTC', 'UTC'],
    ['Mars/Olympus', 'Mars/Olympus'],
  ])('of %s is %s', (zone, place) => {
    expect(placeOf(zone)).toBe(place);
  });
});

describe('the time zones on offer', () => {
  it('are all of Brazil, among others', () => {
    const places = timeZonesWith('America/Sao_Paulo').map(placeOf);
    const brazil = 'Rio Branco,Porto Velho,Cuiaba,Belem,Fortaleza,Recife,Bahia,Manaus,Noronha,Sao Paulo'.split(',');

    expect(brazil.filter((place) => !places.includes(place))).toEqual([]);
    expect(places).toContain('UTC');
    expect(new Set(places).size).toBeGreaterThan(300);
  });

  it.each(['Asia/Calcutta', 'Etc/UTC', 'Mars/Olympus'])('have %s as it is stored, once', (stored) => {
    const zones = timeZonesWith(stored);

    expect(zones.filter((zone) => placeOf(zone) === placeOf(stored))).toEqual([stored]);
  });
});

describe('a name from elsewhere', () => {
  it.each([
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['"Eastern Standard Time"', 'America/New_York'],
    ['E. South America Standard Time', 'America/Sao_Paulo'],
    ['GMT Standard Time', 'Europe/London'],
    ['/citadel.org/20190914_1/Europe/Berlin', 'Europe/Berlin'],
    ['America/Sao_Paulo', 'America/Sao_Paulo'],
    ['tzone://Microsoft/Utc', 'UTC'],
    ['tzone://Microsoft/Custom', undefined],
    ['Customized Time Zone', undefined],
    ['', undefined],
  ])('%j means %s', (name, zone) => {
    expect(timeZoneNamed(name)).toBe(zone);
    expect(zone === undefined || isTimeZone(zone)).toBe(true);
  });
});
