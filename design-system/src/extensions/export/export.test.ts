import fc from 'fast-check';
import Papa from 'papaparse';
import readWorkbook from 'read-excel-file/universal';
import { describe, expect, it, vi } from 'vitest';
import { readSheet } from '../import/read-sheet.ts';
import { fileNameOf } from '../../lib/files/save-file.ts';
import { searchRows } from './search-rows.ts';
import { formatterFor } from '../../lib/i18n/format-value.ts';
import { spreadsheetSafe } from '../../lib/files/spreadsheet-safe.ts';
import { endingOf, type SheetFormat, writeSheet } from '../../lib/files/write-sheet.ts';

const beginnings = ['=', '+', '-', '@', '\t', '\0', '\r', '\n', '＝', '＋', '－', '＠'];
const hostile = fc.tuple(fc.constantFrom('', ...beginnings), fc.string()).map((parts) => parts.join(''));

describe('a cell of text', () => {
  it('never begins as a formula does', () => {
    fc.assert(fc.property(hostile, (text) => !beginnings.includes(String(spreadsheetSafe(text)).charAt(0))));
  });

  it('stays as it is when no spreadsheet would run it', () => {
    expect(spreadsheetSafe('1 - 2 = -1')).toBe('1 - 2 = -1');
    expect(spreadsheetSafe(-5)).toBe(-5);
  });
});

async function writtenAndRead(rows: (string | number | Date)[][], format: SheetFormat) {
  const content = await writeSheet(rows, format);
  return readSheet(new File([content], `sheet.${endingOf(format)}`));
}

describe.each(['xlsx', 'csv', 'csv-excel', 'txt'] as const)('an exported %s file', (format) => {
  it('is made safe, and read back with the same words', async () => {
    const header = ['Email', 'Note'];
    const row = ['ana@example.com', '=HYPERLINK("https://example.com")'];

    expect(await writtenAndRead([header, row], format)).toEqual({
      header,
      rows: [row],
    });
  });

  it('keeps quotes, separators and lines of a cell', async () => {
    const row = ['a "quoted"; word, and\nanother line', 'São Paulo'];

    expect((await writtenAndRead([['One', 'Two'], row], format)).rows).toEqual([row]);
  });
});

const beginsDangerously = fc.tuple(
  fc.constantFrom('', ...beginnings, "'", "''=", 'sep=;', '="1"', '007', '123456789012'),
  fc.string({ unit: 'binary' }),
);
const cell = fc.oneof(
  fc.string({ unit: fc.constantFrom(';', ',', '\t', '|', '"', '\r', '\n', ' ', "'", '=', 'a', '1') }),
  beginsDangerously.map((parts) => parts.join('')),
);
const table = fc
  .integer({ min: 1, max: 4 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 2, maxLength: 6 }))
  .filter((rows) => rows.every((row) => row.some(Boolean)))
  .filter(([first = [], ...rows]) => first.every((name, index) => name || rows.some((row) => row[index])));

it.each(['csv', 'csv-excel', 'txt'] as const)('reads back any cells of a file of %s (BR2-05)', async (format) => {
  await fc.assert(
    fc.asyncProperty(table, async ([header = [], ...rows]) => {
      expect(await writtenAndRead([header, ...rows], format)).toEqual({ header, rows });
    }),
    { numRuns: 500 },
  );
});

it('writes what Excel opens where commas are decimal: semicolons, and digits that stay texts (BR2-08)', async () => {
  const rows = [
    ['Nome', 'Valor', 'Nota', 'CEP'],
    ['Ana; Eva', 14457.52, 'a,b', '01310100'],
  ];
  const [mark = 0] = new Uint8Array(await (await writeSheet(rows, 'csv-excel')).arrayBuffer());

  expect(mark).toBe(0xef);
  expect(await (await writeSheet(rows, 'csv-excel')).text()).toBe(
    'Nome;Valor;Nota;CEP\r\n"Ana; Eva";14457,52;"a,b";"=""01310100"""',
  );
});

it.each(['1/2', '10-12', '3.10', '1/2/26', 'MAR-26', 'sept2', '2 dez', '1E5'])(
  'keeps Excel from making a day or a number of %s (BR2-08)',
  async (text) => {
    expect(await (await writeSheet([['Lote'], [text]], 'csv-excel')).text()).toContain(`=""${text}""`);
    expect((await writtenAndRead([['Lote'], [text]], 'csv-excel')).rows).toEqual([[text]]);
  },
);

it.each(['Maria', 'Marketing', 'Maio', 'Set', 'Decor', 'Maria 12'])('leaves the word %s as it is', async (text) => {
  expect(await (await writeSheet([['Nome'], [text]], 'csv-excel')).text()).not.toContain('=');
});

it.each(['xlsx', 'csv', 'csv-excel', 'txt'] as const)(
  'leaves empty in %s what is no number and no day',
  async (format) => {
    const content = await writeSheet(
      [
        ['Taxa', 'Dia', 'Nota'],
        [Number.NaN, new Date(Number.NaN), 'a'],
        [Number.POSITIVE_INFINITY, null, 'b'],
      ],
      format,
    );
    const { rows } = await readSheet(new File([content], `sheet.${endingOf(format)}`));

    expect(rows.map((row) => row.map((cell) => cell || null))).toEqual([
      [null, null, 'a'],
      [null, null, 'b'],
    ]);
  },
);

it('writes texts into a workbook as they are, since none of its cells runs one', async () => {
  const texts = ['+55 11 98765-4321', '=1+1', '-5 %', '@marina', "'quoted", '\tindented', '＝1'];
  const file = await writeSheet([['Contact'], ...texts.map((text) => [text])], 'xlsx');

  const [sheet] = await readWorkbook(await file.arrayBuffer(), { trim: false });
  expect(sheet?.data).toEqual([['Contact'], ...texts.map((text) => [text])]);
  expect((await writtenAndRead([['Contact'], ...texts.map((text) => [text])], 'xlsx')).rows.flat()).toEqual(texts);
});

it('keeps in a workbook the texts and days that it has no form for', async () => {
  const rows = [[' a '], ['_x0041_'], ['_x005F_'], ['1899-12-31'], ['0026-11-21']];

  expect((await writtenAndRead([['Nota'], ...rows], 'xlsx')).rows).toEqual(rows);
});

it('tells how many texts a workbook has no room for, and shows where they end', async () => {
  const onCut = vi.fn<(count: number) => void>();
  const whole = 'x'.repeat(32_767);
  const rows = [['Nota'], [whole], [`${whole}y`], [`${'x'.repeat(32_765)}👍y`]];

  const workbook = await writeSheet(rows, 'xlsx', { onCut });

  expect((await readSheet(new File([workbook], 'notas.xlsx'))).rows).toEqual([
    [whole],
    [`${'x'.repeat(32_766)}…`],
    [`${'x'.repeat(32_765)}…`],
  ]);
  expect(onCut.mock.calls).toEqual([[2]]);
  onCut.mockClear();
  await writeSheet(rows, 'csv', { onCut });
  expect(onCut).not.toHaveBeenCalled();
});

it('keeps negative numbers numbers', async () => {
  const rows = [['Balance'], [-12.5]];

  expect((await writtenAndRead(rows, 'xlsx')).rows).toEqual([[-12.5]]);
  expect(Papa.parse(await (await writeSheet(rows, 'csv')).text(), { dynamicTyping: true }).data[1]).toEqual([-12.5]);
});

it('gives workbooks days to calculate with, and leaves texts that only look like one', async () => {
  const rows = [['Sold on'], ['2026-11-21'], ['2026-02-30']];

  expect((await writtenAndRead(rows, 'xlsx')).rows).toEqual([[new Date('2026-11-21')], ['2026-02-30']]);
  expect(await (await writeSheet(rows, 'csv')).text()).toContain('2026-11-21');
});

it.each(['xlsx', 'csv', 'csv-excel', 'txt'] as const)('keeps the time of a day in %s', async (format) => {
  const moment = new Date('2026-11-21T14:30:05Z');
  const { rows } = await writtenAndRead([['Sold at'], [moment], [new Date('2026-11-21')]], format);

  expect(rows.flat()).toEqual(
    format === 'xlsx' ? [moment, new Date('2026-11-21')] : ['2026-11-21 14:30:05', '2026-11-21'],
  );
  expect(formatterFor()(moment)).toBe('21/11/2026, 14:30');
});

it('separates lines as the standard for CSV asks', async () => {
  const content = await writeSheet([['Email'], ['ana@example.com']], 'csv');

  expect(await content.text()).toBe('Email\r\nana@example.com');
});

it('writes workbooks that open whatever control characters a text holds', async () => {
  expect((await writtenAndRead([['Note'], ['a\u0001b\0']], 'xlsx')).rows).toEqual([['ab']]);
});

it('names files as every system takes them', () => {
  expect(fileNameOf('partners 2026', 'csv', 'sheet')).toBe('partners 2026.csv');
  expect(fileNameOf('Q1/Q2: partners.CSV', 'csv', 'sheet')).toBe('Q1-Q2- partners.CSV');
  expect(fileNameOf(' .. ', 'xlsx', 'sheet')).toBe('sheet.xlsx');
});

it('finds words in any column, whatever their case and accents', () => {
  const rows = [
    ['Agência Lisboa', 'ana@example.com'],
    ['Tokyo Travel', 'kenji@example.com'],
  ];

  expect(searchRows(rows, 'AGENCIA ana', (row) => row)).toEqual([rows[0]]);
  expect(searchRows(rows, '  ', (row) => row)).toEqual(rows);
  expect(searchRows(rows, 'agencia kenji', (row) => row)).toEqual([]);
});
