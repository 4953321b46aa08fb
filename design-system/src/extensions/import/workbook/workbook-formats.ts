import { bytesOf, STYLES, textOf, type WorkbookFiles } from './workbook-paths.ts';

/** Own formats of a workbook have numbers from here on; the library takes smaller ones for those that every program knows. */
const FIRST_OWN = 164;
const OFFSET = 1_000;

/**
 * Gives own formats usual numbers. Some programs begin below, and a day in such a format would be read as a number.
 *
 * @returns the same object where there is nothing to do
 */
export function withUsualFormats(files: WorkbookFiles): WorkbookFiles {
  const styles = textOf(files, STYLES);
  const own = (styles.match(/<(?:\w+:)?numFmt\b[^>]*>/g) ?? []).map(numberOf);
  const small = new Set(own.filter((number) => number < FIRST_OWN));
  if (small.size === 0) return files;
  const renumbered = styles.replace(inAttribute, (written, before: string, number: string) =>
    small.has(Number(number)) ? `${before}${Number(number) + OFFSET}` : written,
  );
  return { ...files, [STYLES]: bytesOf(renumbered) };
}

const inAttribute = /(\snumFmtId\s*=\s*["'])(\d+)/g;

const numberOf = (format: string) => Number(/\snumFmtId\s*=\s*["'](\d+)/.exec(format)?.[1] ?? FIRST_OWN);
