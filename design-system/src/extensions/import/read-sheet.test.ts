import { expect, it } from 'vitest';
import { readSheet, SheetError, type SheetProblem } from './read-sheet.ts';

async function problemOf(name: string, content: BlobPart = ''): Promise<SheetProblem | undefined> {
  const failure: unknown = await readSheet(new File([content], name)).catch((error: unknown) => error);
  return failure instanceof SheetError ? failure.problem : undefined;
}

it('says why it does not read a file', async () => {
  expect(await problemOf('sales.pdf')).toBe('otherKind');
  expect(await problemOf('sales.xls')).toBe('oldKind');
  expect(await problemOf('sales.xlsx', 'no workbook')).toBe('broken');
  expect(await problemOf('sales.csv', 'PNG\0')).toBe('broken');
  expect(await problemOf('sales.csv', 'Email,Name')).toBe('empty');
  expect(await problemOf('sales.csv', 'x'.repeat(10_000_001))).toBe('tooLarge');
});

it('reads whatever separates the columns, and keeps rows as long as the widest', async () => {
  const file = new File(['Email;Name\nana@example.com;Ana;Lisboa\n;;\n'], 'SALES.CSV');

  expect(await readSheet(file)).toEqual({
    header: ['Email', 'Name', ''],
    rows: [['ana@example.com', 'Ana', 'Lisboa']],
  });
});
