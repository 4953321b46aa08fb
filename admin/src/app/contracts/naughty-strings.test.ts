import { plainTextOf } from '@embarque/design-system/markup';
import naughty from 'big-list-of-naughty-strings';
import { describe, expect, it } from 'vitest';
import { slugOf } from '../../features/blog/edit/model/slug.ts';
import { sampleEvent } from '../../features/calendar/machine/calendar.testing.ts';
import { fromIcal } from '../../features/calendar/exchange/ical.ts';
import { wordsOf } from '../../features/calendar/exchange/ical.text.ts';
import { toIcal } from '../../features/calendar/exchange/ical.write.ts';
import { htmlOf } from '../../features/email/compose/compose.draft.ts';
import { parseAddresses } from '../../features/email/model/address/email.addresses.ts';

const strings = naughty.filter((text) => text.trim() !== '');

describe('a text of the list of naughty strings', () => {
  it('is in an exported calendar letter by letter when it is imported', () => {
    const events = strings.map((text, index) =>
      sampleEvent(index + 1, {
        title: `t ${text}`,
        extendedProps: { calendar: 'Family', guests: [], location: `l ${text}`, description: text },
      }),
    );
    const read = fromIcal(toIcal(events, new Date('2027-06-01T12:00:00Z')));
    expect(read?.unreadable).toBe(0);
    // Markup becomes its words; in all others, each sign counts.
    const plain = strings.map((text, index) => ({ text, event: read?.events[index] }));
    const kept = plain.filter(({ text }) => wordsOf(text) === text);
    expect(
      kept.map(({ event }) => [event?.title, event?.extendedProps.location, event?.extendedProps.description]),
    ).toEqual(kept.map(({ text }) => [`t ${text}`.trim(), `l ${text}`, text]));
    expect(kept.length).toBeGreaterThan(250);
  });

  it('is the same text after it was markup', () => {
    const lineOf = (text: string) => text.replaceAll(/[\t\n\f\r ]+/g, ' ').trim();
    expect(strings.map((text) => lineOf(plainTextOf(htmlOf(text))))).toEqual(strings.map(lineOf));
  });

  it('is the part of an address, without signs that an address would write otherwise', () => {
    const slugs = strings.map(slugOf);
    expect(slugs.map(slugOf)).toEqual(slugs);
    expect(slugs.filter((slug) => /[\s/?#%&<>"'.:]|--|^-|-$/.test(slug))).toEqual([]);
  });

  it('is no address, and stays as the rest with all its letters', () => {
    const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
    const others = strings.filter((text) => parseAddresses(text).people.length === 0);
    expect(others.map((text) => lettersOf(parseAddresses(text).rest))).toEqual(others.map(lettersOf));
    expect(others.length).toBeGreaterThan(450);
  });
});
