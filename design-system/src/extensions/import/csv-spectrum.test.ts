import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';

const folder = dirname(fileURLToPath(import.meta.resolve('csv-spectrum')));
const names = readdirSync(join(folder, 'csvs')).map((file) => file.replace(/\.csv$/, ''));

it('the collection is there', () => {
  expect(names.length).toBeGreaterThan(10);
});

it.each(names)('%s.csv of the collection is read as it says', async (name) => {
  const { header, rows } = await readSheet(
    new File([readFileSync(join(folder, 'csvs', `${name}.csv`))], `${name}.csv`),
  );
  const expected = [JSON.parse(readFileSync(join(folder, 'json', `${name}.json`), 'utf8')) as object].flat();
  const records = rows.map((row) => Object.fromEntries(header.map((column, index) => [column, row[index]])));

  // The collection has another telephone number in one of its files than in what it expects of it.
  const compared = header.filter((column) => column !== 'Contact Phone Number');
  const only = (record: object) =>
    Object.fromEntries(Object.entries(record).filter(([column]) => compared.includes(column)));
  expect(records.map(only)).toEqual(expected.map(only));
});
