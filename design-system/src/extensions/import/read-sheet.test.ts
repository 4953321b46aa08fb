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

it('reads what spreadsheet programs save without UTF-8', async () => {
  const latin = Uint8Array.from('nome;cidade\nJo\u00e3o;S\u00e3o Paulo\n', (letter) => letter.codePointAt(0) ?? 0);

  expect((await readSheet(new File([latin], 'vendas.csv'))).rows).toEqual([['João', 'São Paulo']]);
  expect((await readSheet(new File(['\uFEFFnome\nJoão\n'], 'vendas.csv'))).header).toEqual(['nome']);
});

it('names the row with a quote that nobody closed, instead of making one cell of all that follows', async () => {
  const failure: unknown = await readSheet(new File(['id,note\n1,ok\n2,"open quote\n3,c\n4,d\n'], 'notes.csv')).catch(
    (error: unknown) => error,
  );

  expect(failure).toBeInstanceOf(SheetError);
  expect(failure).toMatchObject({ problem: 'quotes', row: 3 });
});

it('keeps every cell of a row that is wider than all before it', async () => {
  const narrow = Array.from({ length: 1200 }, (_, index) => `${index + 1},x`);
  const { header, rows } = await readSheet(new File([['a,b', ...narrow, '1201,y,LAST'].join('\n')], 'wide.csv'));

  expect(header).toEqual(['a', 'b', '']);
  expect(rows.at(-1)).toEqual(['1201', 'y', 'LAST']);
});
