import { bytesOf, textOf, type WorkbookFiles, worksheetsIn } from './workbook-paths.ts';

/**
 * The files with their cells as the library reads them. All that is changed here is valid, and written by programs of companies.
 *
 * @returns the same object where there is nothing to do
 */
export function withUsualCells(files: WorkbookFiles): WorkbookFiles {
  const sheets = new Set(worksheetsIn(files));
  const changed = Object.keys(files).flatMap((path) => {
    if (!sheets.has(path) && !/\/sharedStrings\.xml$/i.test(path)) return [];
    const xml = textOf(files, path);
    const usual = sheets.has(path) ? usualSheet(plainText(xml)) : plainText(xml);
    return usual === xml ? [] : [[path, bytesOf(usual)] as const];
  });
  return changed.length === 0 ? files : { ...files, ...Object.fromEntries(changed) };
}

/** Without comments, and with texts that are marked as such written out: the library skips both, and what stands before them. */
function plainText(xml: string): string {
  if (!xml.includes('<!')) return xml;
  return xml.replaceAll(/<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->/g, (_, text?: string) => escaped(text ?? ''));
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function usualSheet(xml: string): string {
  return withPlaces(withUsualValues(xml));
}

const cell = String.raw`<(?:\w+:)?c\b[^>]*`;
const value = String.raw`>\s*<(?:\w+:)?v>`;

/** Each with a sign of it that is found many times quicker: a sheet has a million cells. */
const unusual: readonly {
  sign: RegExp;
  found: RegExp;
  usual: string | ((found: string, ...parts: string[]) => string);
}[] = [
  {
    sign: />\s*(?:true|false)\s*</,
    found: new RegExp(String.raw`(${cell}\st=["']b["'][^>]*${value})\s*(true|false)(?=\s*<)`, 'g'),
    usual: (_, before = '', is) => before + (is === 'true' ? '1' : '0'),
  },
  {
    sign: new RegExp(String.raw`inlineStr["'][^>]*${value}[^<]*<\/(?:\w+:)?v>\s*<\/`),
    found: new RegExp(String.raw`(${cell}\st=["'])inlineStr(["'][^>]*${value}[^<]*<\/(?:\w+:)?v>\s*<\/)`, 'g'),
    usual: '$1str$2',
  },
  {
    sign: /v>\s*(?:[3-9]\d{6}|\d{8})/,
    found: new RegExp(String.raw`(${cell})\ss=["']\d+["']([^>]*${value}\s*)(\d{7,}(?:\.\d+)?)(?=\s*<)`, 'g'),
    usual: (whole, before = '', after = '', number = '') =>
      Number(number) > LAST_DAY ? before + after + number : whole,
  },
];

/** The last day that a sheet can show: 31 December 9999. What is greater is a number, whatever its format. */
const LAST_DAY = 2_958_465;

function withUsualValues(xml: string): string {
  return unusual.reduce((text, { sign, found, usual }) => {
    if (!sign.test(text)) return text;
    return typeof usual === 'string' ? text.replaceAll(found, usual) : text.replaceAll(found, usual);
  }, xml);
}

const tags = /(<(?:\w+:)?(row|c)(?=[\s/>]))([^>]*>)/g;

/** Rows and cells with their places, which may be left out: then each one follows the one before. */
function withPlaces(xml: string): string {
  if (!/<(?:\w+:)?(?:row|c)(?=[\s/>])(?![^>]*\sr=)/.test(xml)) return xml;
  let [row, column] = [0, 0];
  return xml.replaceAll(tags, (tag: string, head: string, name: string, rest: string) => {
    const place = /\sr=["']([A-Z]*)(\d+)["']/.exec(rest);
    if (name === 'row') {
      row = place ? Number(place[2]) : row + 1;
      column = 0;
    } else {
      column = place ? numberOf(place[1] ?? '') : column + 1;
    }
    return place ? tag : `${head} r="${name === 'row' ? '' : lettersOf(column)}${row}"${rest}`;
  });
}

/** Columns are counted in letters: `A` is 1, `AA` 27. */
export const numberOf = (letters: string): number =>
  Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

function lettersOf(number: number): string {
  const before = Math.floor((number - 1) / 26);
  return (before > 0 ? lettersOf(before) : '') + String.fromCharCode(65 + ((number - 1) % 26));
}
