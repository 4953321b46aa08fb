import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import write from 'write-excel-file/universal';
import { readSheet } from './read-sheet.ts';

/** The first column of a workbook with these numbers as days and times, whose properties have this attribute. */
async function readDays(serials: readonly number[], attribute: string) {
  const cells = serials.map((value) => [{ type: Number, value, format: 'dd/mm/yyyy hh:mm' }]);
  const parts = unzipSync(new Uint8Array(await (await write([['Dia'], ...cells]).toBlob()).arrayBuffer()));
  const path = 'xl/workbook.xml';
  const plain = new TextDecoder().decode(parts[path]).replaceAll(/<workbookPr[^>]*>/g, '');
  const workbook = plain.replace(/(<workbook\b[^>]*>)/, `$1<workbookPr ${attribute}/>`);
  const { rows } = await readSheet(new File([zipSync({ ...parts, [path]: strToU8(workbook) })], 'dias.xlsx'));
  return rows.map(([cell]) => cell);
}

const days = (...texts: string[]) => texts.map((text) => new Date(text));

describe('the days of a workbook', () => {
  it.each(['date1904="true"', 'date1904="1"', "codeName='a' date1904 = 'true'"])(
    'with %s count from 1904',
    async (attribute) => {
      expect(await readDays([40_787, 366], attribute)).toEqual(days('2015-09-02', '1905-01-01'));
      expect(await readDays([0, 0.354_166_666_666_666_7, 1.5], attribute)).toEqual(['00:00', '08:30', '36:00']);
    },
  );

  it.each(['date1904="false"', 'date1904="0"', 'codeName="date1904"'])('with %s count from 1900', async (attribute) => {
    expect(await readDays([40_787], attribute)).toEqual(days('2011-09-01'));
  });
});
