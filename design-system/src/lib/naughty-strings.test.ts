import naughty from 'big-list-of-naughty-strings';
import { describe, expect, it } from 'vitest';
import { initialsOf } from '../components/avatar/initials.ts';
import { highlightParts } from '../components/highlight/highlight-parts.ts';
import { readSheet } from '../extensions/import/read-sheet.ts';
import { listParts } from '../forms/elements/select/choices/list-parts.ts';
import { writeSheet } from './files/write-sheet.ts';
import { countLetters, cutLetters, withoutUnseenSigns } from './i18n/letters/letters.ts';
import { fold } from './i18n/search/fold.ts';
import { isSameName } from './i18n/search/names.ts';
import { readNumber } from './numbers/read-number.ts';

const STEERING = /[\0-\x08\x0B\x0C\x0E-\x1F]/g;
const strings = naughty.filter((text) => text.trim() !== '');

describe.each(['xlsx', 'csv', 'csv-excel', 'txt'] as const)('a sheet as %s', (format) => {
  it('has every text letter by letter after it was written and read', async () => {
    const rows = strings.map((text, index) => [`row ${index}`, text]);
    const file = await writeSheet([['Id', 'Text'], ...rows], format);
    const sheet = await readSheet(new File([file], `naughty.${format === 'csv-excel' ? 'csv' : format}`));
    // A workbook has no place for signs that steer terminals.
    const kept = format === 'xlsx' ? rows.map((row) => row.map((cell) => cell.replaceAll(STEERING, ''))) : rows;
    expect(sheet.rows).toEqual(kept);
  });
});

describe('a text', () => {
  it('folds once, and is the same name as it is taken apart', () => {
    expect(strings.map((text) => fold(fold(text)))).toEqual(strings.map(fold));
    expect(strings.filter((text) => !isSameName(text, text.normalize('NFD')))).toEqual([]);
  });

  it('is marked without losing a letter', () => {
    const marked = strings.map((text) => highlightParts(text, 'text')(text).map((part) => part.text));
    expect(marked.map((parts) => parts.join(''))).toEqual(strings);
  });

  it.each([1, 2, 5])('is cut after %i letters, never within one', (most) => {
    const cuts = strings.map((text) => cutLetters(text, most));
    expect(cuts.map(countLetters)).toEqual(strings.map((text) => Math.min(most, countLetters(text))));
    expect(strings.filter((text, index) => !text.startsWith(cuts[index] ?? ''))).toEqual([]);
  });

  it('has initials of at most two letters', () => {
    expect(strings.filter((text) => countLetters(initialsOf(text)) > 2)).toEqual([]);
  });

  it('is one tag in quotes', () => {
    const unquoted = strings.filter((text) => !/["“”]/.test(text));
    expect(unquoted.map((text) => listParts(`"${text}", other`))).toEqual(
      unquoted.map((text) => [withoutUnseenSigns(text).trim(), 'other'].filter(Boolean)),
    );
  });

  it('is a finite number or none', () => {
    const figures = strings.map((text) => readNumber(text)?.figures).filter((read) => read !== undefined);
    expect(figures.map(Number).filter((number) => !Number.isFinite(number))).toEqual([]);
  });
});
