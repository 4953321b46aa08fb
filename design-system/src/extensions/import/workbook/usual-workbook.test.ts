import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readSheet } from '../read-sheet.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const head = `<row r="1">${cell('A1', 'Nome')}</row>`;
const table = { header: ['Nome'], rows: [[7]] };
const rows = `${head}<row r="2"><c r="A2"><v>7</v></c></row>`;

const sheetOf = (content: string) => `<worksheet xmlns="${MAIN}"><sheetData>${content}</sheetData></worksheet>`;
const relationsOf = (...relations: string[]) => `<Relationships>${relations.join('')}</Relationships>`;
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const workbookOf = (...ids: string[]) =>
  `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${ids
    .map((id, index) => `<sheet name="${id}" sheetId="${index + 1}" r:id="${id}"/>`)
    .join('')}</sheets></workbook>`;

/** A workbook of one sheet. */
const plain = {
  '_rels/.rels': relationsOf(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': workbookOf('rId1'),
  [RELATIONS]: relationsOf(
    relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
    relation('rId2', 'styles', 'styles.xml'),
  ),
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': sheetOf(rows),
};

function read(files: Record<string, string>) {
  const packed = zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])));
  return readSheet(new File([new Uint8Array(packed)], 'vendas.xlsx'));
}

const renamed = (nameOf: (path: string) => string) =>
  Object.fromEntries(Object.entries(plain).map(([path, xml]) => [nameOf(path), xml]));

describe('a workbook whose files have other paths', () => {
  it.each([
    ['as Windows writes them', renamed((path) => path.replaceAll('/', '\\'))],
    ['that begin at the root', renamed((path) => `/${path}`)],
    ['in another case than they are named', renamed((path) => path.replace('sheet1', 'Sheet1'))],
    [
      'that begin at another workbook',
      {
        ...renamed((path) => path.replace('workbook.xml', 'workbook22.xml')),
        '_rels/.rels': relationsOf(relation('rId1', 'officeDocument', '/xl/workbook22.xml')),
      },
    ],
    [
      'in another folder',
      {
        ...renamed((path) => path.replace(/^xl\//, 'book/')),
        '_rels/.rels': relationsOf(relation('rId1', 'officeDocument', 'book/workbook.xml')),
      },
    ],
  ])('is read with paths %s', async (_, files) => {
    expect(await read(files)).toEqual(table);
  });

  it('is read when a chart fills the first sheet, and the second is hidden', async () => {
    const workbook = workbookOf('rId9', 'rId8', 'rId1').replace('name="rId8"', 'name="rId8" state="hidden"');
    const files = {
      ...plain,
      'xl/workbook.xml': workbook,
      [RELATIONS]: relationsOf(
        relation('rId9', 'chartsheet', 'chartsheets/sheet1.xml'),
        relation('rId8', 'worksheet', 'worksheets/sheet2.xml'),
        relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      ),
      'xl/chartsheets/sheet1.xml': `<chartsheet xmlns="${MAIN}"/>`,
      'xl/worksheets/sheet2.xml': sheetOf(rows.replace('Nome', 'Oculta')),
    };

    expect(await read(files)).toEqual(table);
  });
});

describe('a cell that is written as few programs write it', () => {
  const readRows = async (content: string) =>
    (await read({ ...plain, 'xl/worksheets/sheet1.xml': sheetOf(content) })).rows;

  it('follows the one before when its place is left out', async () => {
    const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
    const content = `<row>${text('Nome')}${text('Dia')}</row><row><c/><c s="1"><v>45000</v></c></row><row r="5"><c><v>1</v></c>${cell('C5', 'x')}<c><v>2</v></c></row>`;

    expect(await read({ ...plain, 'xl/worksheets/sheet1.xml': sheetOf(content) })).toEqual({
      header: ['Nome', 'Dia', '', ''],
      rows: [
        [null, new Date('2023-03-15'), null, null],
        [1, null, 'x', 2],
      ],
    });
  });

  it.each([
    ['a truth in words', '<c r="A2" t="b"><v>true</v></c>', true],
    ['an untruth in words', '<c r="A2" t="b"><v>false</v></c>', false],
    ['a text that stands where values do', '<c r="A2" t="inlineStr"><v>1.</v></c>', '1.'],
    ['a marked text', cell('A2', '<![CDATA[Silva & <Filhos>]]>'), 'Silva & <Filhos>'],
    ['a text with a comment in it', cell('A2', 'Ana<!-- x --> Prado'), 'Ana Prado'],
    ['a number in the format of days, after the last day', '<c r="A2" s="1"><v>29991231000</v></c>', 29_991_231_000],
    ['the last day', '<c r="A2" s="1"><v>2958465</v></c>', new Date('9999-12-31')],
  ])('is read whole: %s', async (_, content, value) => {
    expect(await readRows(`${head}<row r="2">${content}</row>`)).toEqual([[value]]);
  });
});
