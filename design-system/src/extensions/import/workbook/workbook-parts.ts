import { type Unzipped, unzip, zip } from 'fflate';
import { SheetError } from '../sheet-error.ts';
import { WORKBOOK, type WorkbookFiles, worksheetsIn } from './workbook-paths.ts';

/** In bytes, unpacked. */
const mostUnpacked = 400_000_000;

interface WorkbookParts {
  /** The properties of the whole, as XML. */
  workbook: string;
  sheets: string[];
}

/** The XML files of a workbook by their paths. Rejects when all of its files are larger than a browser can hold. */
export function unpack(bytes: Uint8Array): Promise<Unzipped> {
  let unpacked = 0;
  return new Promise((resolve, reject) => {
    unzip(
      bytes,
      {
        filter: ({ name, originalSize }) => {
          unpacked += originalSize;
          return unpacked <= mostUnpacked && /\.(?:xml|rels)$/i.test(name);
        },
      },
      (error, files) => {
        if (error) return reject(error);
        return unpacked > mostUnpacked ? reject(new SheetError('unpacked')) : resolve(files);
      },
    );
  });
}

/** A workbook of these files. */
export const pack = (files: WorkbookFiles): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    zip({ ...files }, { level: 0 }, (error, bytes) => (error ? reject(error) : resolve(new Uint8Array(bytes))));
  });

/** The parts that are looked at beside the library. */
export function partsOf(files: WorkbookFiles): WorkbookParts {
  const textOf = (path: string) => new TextDecoder().decode(files[path]);
  return { workbook: textOf(WORKBOOK), sheets: worksheetsIn(files).map(textOf) };
}

/** For each sheet in the order of the workbook, whether people see it. */
export const shownIn = (workbook: string): boolean[] =>
  (workbook.match(/<(?:\w+:)?sheet\b[^>]*>/g) ?? []).map(
    (sheet) => !/\sstate\s*=\s*["'](?:veryH|h)idden["']/.test(sheet),
  );
