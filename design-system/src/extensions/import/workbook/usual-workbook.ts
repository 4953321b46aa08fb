import { withUsualCells } from './workbook-cells.ts';
import { withUsualFormats } from './workbook-formats.ts';
import { type WorkbookFiles, withUsualPaths } from './workbook-paths.ts';

/** The files of a workbook as the library reads them; the same object where they are so already. */
export const usualWorkbook = (files: WorkbookFiles): WorkbookFiles =>
  withUsualFormats(withUsualCells(withUsualPaths(files)));
