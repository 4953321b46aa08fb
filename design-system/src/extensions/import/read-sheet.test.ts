import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import write from 'write-excel-file/universal';
import { writeSheet } from '../../lib/files/write-sheet.ts';
import { readSheet } from './read-sheet.ts';
import { SheetError, type SheetProblem } from './sheet-error.ts';

async function problemOf(name: string, content: BlobPart = ''): Promise<SheetProblem | undefined> {
  const failure: unknown = await readSheet(new File([content], name)).catch((error: unknown) => error);
  return failure instanceof SheetError ? failure.problem : undefined;
}

it('says why it does not read a file', async () => {
  expect(await problemOf('sales.pdf')).toBe('otherKind');
  expect(await problemOf('sales.xls', '\xD0\xCF\0')).toBe('oldKind');
  expect(await problemOf('sales.xls', '<html><table><tr><td>Nome')).toBe('oldKind');
  expect(await problemOf('sales.csv', ' <!DOCTYPE html><table>')).toBe('otherKind');
  for (const name of ['sales.ods', 'sales.NUMBERS', 'sales.xlsb']) expect(await problemOf(name)).toBe('foreignKind');
  expect(await problemOf('sales.xlsx', 'no workbook')).toBe('broken');
  expect(await problemOf('sales.csv', 'PNG\0')).toBe('broken');
  expect(await problemOf('sales.csv', 'Email,Name')).toBe('empty');
  expect(await problemOf('sales', '')).toBe('blank');
  expect(await problemOf('sales', 'PNG\0')).toBe('otherKind');
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

it('names the row with an unclosed quote, instead of making one cell of all that follows', async () => {
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

const read = (content: BlobPart, name = 'sheet.csv') => readSheet(new File([content], name));

function wide(text: string, isBigEndian: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !isBigEndian);
  return new Uint8Array(view.buffer);
}

describe('the separator', () => {
  it.each([
    ['commas in all names', 'Valor, R$;Total, R$\n1.299,90;2.599,80', ['Valor, R$', 'Total, R$'], '1.299,90'],
    [
      'commas in all cells',
      'Nome,sobrenome;Cidade,UF\nSilva,Ana;Recife,PE',
      ['Nome,sobrenome', 'Cidade,UF'],
      'Silva,Ana',
    ],
    ['rows that end early', 'Valor, R$;Total, R$;Obs\n1,5;2,5;x\n1,5;2,5', ['Valor, R$', 'Total, R$', 'Obs'], '1,5'],
    ['semicolons in quotes', '"a;b",c\n"1;2",3', ['a;b', 'c'], '1;2'],
    ['semicolons in sentences', 'Nome; apelido,Cidade\nAna; Nina,Recife', ['Nome; apelido', 'Cidade'], 'Ana; Nina'],
    ['lists in one cell', 'Nome,Etiquetas\nAna,a;b;c\nEva,a;b;c', ['Nome', 'Etiquetas'], 'Ana'],
    ['tabs', 'a;b\tc,d\n1;2\t3,4', ['a;b', 'c,d'], '1;2'],
    ['one column of sentences', 'Nota\nSim, claro\nNão, obrigada', ['Nota'], 'Sim, claro'],
    ['one column that holds separators of old programs', 'Nota\n\u001Fa\u001Fb\nc', ['Nota'], '\u001Fa\u001Fb'],
    ['breaks in quotes', '"a\r\nb";c\r\n"1\r\n2";3', ['a\r\nb', 'c'], '1\r\n2'],
    ['both kinds of line breaks', 'a;b\r\n1;2\n3;4\r5;6', ['a', 'b'], '1'],
  ])('is found beside %s (BR2-05)', async (_, text, header, first) => {
    const sheet = await read(text);

    expect(sheet.header).toEqual(header);
    expect(sheet.rows[0]?.[0]).toBe(first);
  });

  it.each(['sep=;\r\n', '\uFEFFsep=;\n', 'SEP=;\r', '"sep=;"\r\n', 'sep=;;\r\n'])(
    'is the one that %j names (BR2-06)',
    async (line) => {
      expect(await read(`${line}Nome;Cidade\r\nAna;Recife\r\nEva;Natal`)).toEqual({
        header: ['Nome', 'Cidade'],
        rows: [
          ['Ana', 'Recife'],
          ['Eva', 'Natal'],
        ],
      });
    },
  );

  it('may be any character in the line that names it (BR2-06)', async () => {
    for (const mark of ['|', '\t', '^', '~', ':', '.'])
      expect((await read(`sep=${mark}\na;b${mark}c,d\n1${mark}2`)).header).toEqual(['a;b', 'c,d']);
  });
});

it.each([true, false])('reads UTF-16 with and without a mark, big-endian %s (BR2-07)', async (isBigEndian) => {
  const text = 'Nome\tCidade\r\nJoão\tSão Luís\r\n';

  for (const mark of ['\uFEFF', ''])
    expect(await read(wide(mark + text, isBigEndian), 'clientes.txt')).toEqual({
      header: ['Nome', 'Cidade'],
      rows: [['João', 'São Luís']],
    });
});

it('takes files by what is in them, whatever their ending', async () => {
  const sheet = { header: ['Nome'], rows: [['Ana']] };
  const workbook = await writeSheet([['Nome'], ['Ana']], 'xlsx');

  for (const name of ['clientes', 'clientes.csv', 'clientes.xls']) expect(await read(workbook, name)).toEqual(sheet);
  for (const name of ['clientes', 'clientes.tsv', 'clientes.xls']) expect(await read('Nome\nAna', name)).toEqual(sheet);
});

it('keeps texts that look like numbers', async () => {
  const cells = ['007', '5581999990000', '5,58E+12', '1.299,90', '+55 81', '007'];
  const text = `a;b;c;d;e;f\n007;5581999990000;5,58E+12;1.299,90;'+55 81;="007"`;

  expect((await read(text)).rows).toEqual([cells]);
});

const table = { header: ['Nome', 'Cidade'], rows: [['João', 'Recife, PE']] };

it.each([
  ['blank lines above it', '\r\n\r\nNome;Cidade\r\nJoão;Recife, PE'],
  ['cells without anything above it', ';;\nNome;Cidade;\nJoão;Recife, PE;'],
  ['a blank line below the one that names the separator', 'sep=;\r\n\r\nNome;Cidade\r\nJoão;Recife, PE'],
  ['separators at the ends of lines', 'Nome;Cidade;;\nJoão;Recife, PE;;'],
  ['blanks around quotes', 'Nome,"Cidade"\n"João" , "Recife, PE"'],
  ['blanks around quotes in all lines', '"Nome", "Cidade"\n"João", "Recife, PE"'],
  ['two marks', '\uFEFF\uFEFFNome;Cidade\nJoão;Recife, PE'],
  ['a second mark below the separator', '\uFEFFsep=;\n\uFEFFNome;Cidade\nJoão;Recife, PE'],
  ['the sign that ends old texts', 'Nome;Cidade\r\nJoão;Recife, PE\r\n\x1A'],
])('is read whole with %s', async (_, text) => {
  expect(await read(text)).toEqual(table);
});

it('takes a text for UTF-8 though a letter of it is broken', async () => {
  const bytes = new TextEncoder().encode('Nome;Cidade\nJoão;São Luís\nZé;MaceióÑ');

  const { rows } = await read(bytes.slice(0, -1));

  expect(rows).toEqual([
    ['João', 'São Luís'],
    ['Zé', 'Maceió\uFFFD'],
  ]);
});

it('reads the times and lengths of a workbook', async () => {
  const parts = [0, 0.3541666666666667, 0.5000115740740741, 1.5, 2];
  const cells = parts.map((value) => [{ type: Number, value, format: '[h]:mm:ss' }]);
  const { rows } = await read(await write([['Hora'], ...cells]).toBlob(), 'horas.xlsx');

  expect(rows.flat()).toEqual(['00:00', '08:30', '12:00:01', '36:00', new Date('1900-01-02')]);
});

/** A workbook of two columns, with more cells after its own. */
async function withCells(xml: string): Promise<Uint8Array<ArrayBuffer>> {
  const workbook = await write(
    [
      ['Nome', 'Cidade'],
      ['Ana', 'Lisboa'],
    ].map((row) => row.map((value) => ({ value }))),
  ).toBlob();
  const parts = unzipSync(new Uint8Array(await workbook.arrayBuffer()));
  const path = 'xl/worksheets/sheet1.xml';
  const sheet = new TextDecoder().decode(parts[path]).replace('</sheetData>', `${xml}</sheetData>`);
  return new Uint8Array(zipSync({ ...parts, [path]: strToU8(sheet) }));
}

describe('a workbook with cells far from the rest', () => {
  it('is refused for a value that would make billions of cells, and names it', async () => {
    const far = await withCells('<row r="1048576"><c s="1" r="XFD1048576"><v>7</v></c></row>');

    await expect(read(far, 'far.xlsx')).rejects.toMatchObject({ problem: 'tooFar', cell: 'XFD1048576' });
    const both = await withCells(
      '<row r="3"><c r="Z3"><v>7</v></c></row><row r="1048576"><c r="A1048576"><v>7</v></c></row>',
    );
    await expect(read(both, 'both.xlsx')).rejects.toMatchObject({ problem: 'tooFar', cell: 'A1048576' });
  });

  it.each([
    ['XFD5', 20_000],
    ['ZZ5', 46_000],
    ['A1048576', 20_000],
  ])('names the value in %s beside %i rows without a gap', async (cell, count) => {
    const stray = `<c r="${cell}"><v>7</v></c>`;
    const rows = Array.from({ length: count }, (_, index) => {
      const row = index + 3;
      return `<row r="${row}"><c r="A${row}"><v>1</v></c><c r="T${row}"><v>1</v></c>${row === 5 ? stray : ''}</row>`;
    });

    await expect(read(await withCells(rows.join('')), 'far.xlsx')).rejects.toMatchObject({ problem: 'tooFar', cell });
  });

  it('names the lowest value where none stands apart', async () => {
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const columns = ['', ...letters].flatMap((first) => letters.map((second) => first + second)).slice(0, 450);
    const wide = columns.map((column) => `<c r="${column}3"><v>1</v></c>`).join('');
    const rows = Array.from({ length: 45_000 }, (_, index) => `<row><c r="A${index + 4}"><v>1</v></c></row>`);

    const full = await withCells(`<row r="3">${wide}</row>${rows.join('')}`);
    await expect(read(full, 'full.xlsx')).rejects.toMatchObject({ problem: 'tooFar', cell: 'A45003' });
  });

  it('is read when the far cell only has a format', async () => {
    const styled = await withCells('<row r="1048576"><c r="XFC1048576" s="1"></c><c r="XFD1048576" s="1"/></row>');

    expect((await read(styled, 'styled.xlsx')).rows).toEqual([['Ana', 'Lisboa']]);
  });
});
