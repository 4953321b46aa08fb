import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSheet } from '../read-sheet.ts';

/** Workbooks as ExcelJS 4, xlsx-populate 1, SheetJS 0.18 and excel4node 1 write them. */
const read = (name: string) =>
  readSheet(new File([readFileSync(join(import.meta.dirname, 'foreign', `${name}.xlsx`))], `${name}.xlsx`));

const day = new Date('2026-08-09');

it('reads the first sheet that people see, and what its cells show', async () => {
  expect(await read('exceljs')).toEqual({
    header: ['Customer', 'Trip', 'Leaves', 'At', 'Total', 'Paid', 'Rich', 'Link', 'Merged', 'Error'],
    rows: [
      ['Ana Souza', 'Lisboa 🇵🇹', day, new Date('2026-08-09T14:30Z'), 3, true, 'bold plain', 'policy', 'both', null],
      ['  João  ', 'line\nbreak', null, null, 0, false, null, null, ' ', null],
    ],
  });
  expect(await read('sheetjs-hidden')).toEqual({ header: ['shown'], rows: [[2]] });
  expect(await read('exceljs-locale')).toEqual({ header: ['Name', 'Date'], rows: [['Ana', day]] });
});

it('reads days in own formats with small numbers, and texts in one list', async () => {
  expect(await read('sheetjs-sst')).toEqual({
    header: ['Customer', 'Day', 'Pct', 'Big'],
    rows: [
      ['Ana', day, 0.25, 12_345_678_901_234],
      ['=SUM(1)', new Date('2026-08-09T14:30Z'), -1.5e-7, '007'],
    ],
  });
});

it('reads days that count from 1904', async () => {
  expect((await read('exceljs-1904')).rows).toEqual([[day]]);
});

it('reads what formulas have come to, those of several cells too', async () => {
  expect((await read('exceljs-formula')).rows).toEqual([['text', day, 'shared']]);
});

it('reads amounts in a currency, signs of XML, and texts in pieces', async () => {
  expect((await read('populate')).rows).toEqual([
    ['Zoë', day, 1234.5, '+55 11 90000'],
    ['late', null, null, null],
  ]);
  expect((await read('excel4node')).rows).toEqual([['A & B <c>', day, null, true, 'plain bold']]);
});

it('leaves out empty rows and columns around the table', async () => {
  expect(await read('sheetjs-offset')).toEqual({ header: ['Name', 'Age'], rows: [['Ana', 3]] });
});
