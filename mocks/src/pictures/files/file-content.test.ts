import { expect, it } from 'vitest';
import { fileContent } from './file-content.ts';

it.each([
  ['receipts-lisbon.pdf', 'application/pdf', '%PDF-1.4'],
  ['luggage-tag.JPG', 'image/jpeg', '\u00FF\u00D8\u00FF'],
  ['refunds.csv', 'text/csv', 'date;'],
])('the sample file %s is what its name says', (name, type, beginning) => {
  const content = fileContent(name);

  expect(content?.type).toBe(type);
  expect(content?.bytes.startsWith(beginning)).toBe(true);
});

it('a sample PDF says where each of its objects begins, whatever the name', () => {
  const { bytes = '' } = fileContent('a (b) \\ “c”.pdf') ?? {};
  const [, table = ''] = bytes.split('65535 f \n');
  const starts = Array.from(table.matchAll(/^(\d{10}) 00000 n/gm), ([, start]) => Number(start));

  expect(starts.map((start) => bytes.slice(start, start + 7))).toEqual([1, 2, 3, 4, 5].map((id) => `${id} 0 obj`));
  expect(bytes.slice(Number(/startxref\n(\d+)/.exec(bytes)?.[1])).startsWith('xref')).toBe(true);
});

it.each(['sheet.xlsx', 'constructor', 'a.constructor'])('there is no sample of %s', (name) => {
  expect(fileContent(name)).toBeUndefined();
});
