import { Trans, useLingui } from '@lingui/react/macro';
import { FileSpreadsheet } from 'lucide-react';
import { type ComponentPropsWithRef, type DragEvent, useId, useRef, useState } from 'react';
import { Spinner } from '../../components/spinners/Spinner.tsx';
import { notify } from '../../components/toasts/notify.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { droppedFiles } from '../../lib/files/dropped-files.ts';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import { Chosen, Failure, Mark, Text, Zone } from './ImportSheet.styles.ts';
import { readSheet, type Sheet } from './read-sheet.ts';
import { SheetError, type SheetProblem } from './sheet-error.ts';

export interface ImportSheetProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Called with what was read, and the file it came from. */
  onImport: (imported: { sheet: Sheet; file: File }) => void;
}

/**
 * Takes one spreadsheet, dropped or chosen, and reads it in the browser: nothing is sent anywhere. It keeps focus and can stay
 * above what was read, so that another file takes its place only once it was read too. For files that are kept as they are, use
 * the file uploader.
 *
 * ## What it takes
 *
 * - One file of up to 10 MB: a workbook (xlsx, xlsm) or text (csv, tsv, tab, txt), also without an ending or called xls. What is
 *   inside decides.
 * - Of a workbook, the first sheet that is not empty, hidden ones included: its dates, numbers and texts as they are, times as
 *   `08:30`, and results of formulas as they were saved; an error is an empty cell, and a merged cell has its value at its first.
 *   Up to 20 million cells, counted to the last one that holds something.
 * - Of text, cells between commas, semicolons, tabs or bars, found by how the lines are built; a line such as `sep=;` decides.
 * - UTF-8, UTF-16 and Windows-1252, with or without a mark; any line breaks, also within quotes; blanks around quotes.
 * - Rows without anything in them are left out, also above the first, and so are columns without a name and values.
 * - All cells of text stay texts: `007`, `1.299,90` and long numbers as they are. Quotes of an export that keep a text from running
 *   are taken off again.
 * - Of several files at once, the first, with words that say so.
 * - Folders, empty files and other kinds are refused with words that say what to do.
 */
export function ImportSheet({ onImport, ...rest }: ImportSheetProps) {
  const { t } = useLingui();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const latest = useRef<File>(null);
  const explain = useExplanations();

  const refuse = (text: string) => {
    setFailure(text);
    notify.error(text);
  };
  const take = (files: readonly File[], folders: readonly string[] = []) => {
    const [file] = files;
    const [folder] = folders;
    if (file) void read(file, files.length + folders.length > 1);
    else if (folder !== undefined) refuse(t`${folder} is a folder. Open it, and choose the file itself.`);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const { files, folders } = droppedFiles(event.dataTransfer);
    take(files, folders);
  };
  const read = async (file: File, isOneOfSeveral: boolean) => {
    const { name } = file;
    latest.current = file;
    setBusy(true);
    setFailure(undefined);
    setAnnouncement('');
    try {
      const sheet = await readSheet(file);
      if (latest.current !== file) return;
      onImport({ sheet, file });
      if (isOneOfSeveral) notify.plain(t`Only ${name} was read. Import one file at a time.`);
      else setAnnouncement(t`${name} was read.`);
    } catch (error) {
      if (latest.current !== file) return;
      refuse(explain(error instanceof SheetError ? error : new SheetError('broken'), name));
    }
    setBusy(false);
  };

  return (
    <Zone {...rest} aria-busy={isBusy || undefined}>
      <Mark>{isBusy ? <Spinner size="medium" /> : <Icon icon={FileSpreadsheet} />}</Mark>
      <Text>
        <label htmlFor={id}>
          <Trans>Drop a spreadsheet here, or choose one</Trans>
        </label>
        <p id={`${id}-kinds`}>
          <Trans>One file, xlsx or csv, up to 10 MB. Its first row names the columns.</Trans>
        </p>
        {failure && <Failure id={`${id}-failure`}>{failure}</Failure>}
      </Text>
      <Chosen
        id={id}
        type="file"
        accept=".xlsx,.xlsm,.csv,.tsv,.tab,.txt"
        aria-invalid={failure ? true : undefined}
        aria-describedby={failure ? `${id}-kinds ${id}-failure` : `${id}-kinds`}
        // A field for one file refuses several before anything can be said about it.
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again, after it was put right.
          currentTarget.value = '';
          take(files);
        }}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Zone>
  );
}

function useExplanations() {
  const { t } = useLingui();
  return ({ problem, row, cell }: SheetError, name: string) => {
    const reasons: Record<SheetProblem, string> = {
      otherKind: t`${name} isn't a spreadsheet. Choose an xlsx or csv file.`,
      oldKind: t`${name} is in the old xls format. Save it as xlsx or csv, then choose it again.`,
      foreignKind: t`${name} is in a format of another program. Save it as xlsx or csv, then choose it again.`,
      tooLarge: t`${name} is larger than 10 MB. Split it, then choose the parts one by one.`,
      unpacked: t`${name} is larger than 400 MB when it is unpacked. Split it, then choose the parts one by one.`,
      tooFar: t`${name} reaches too far, to cell ${cell}. Delete that value or split the file, then choose it again.`,
      blank: t`${name} is empty (0 bytes). Save it again, then choose it once more.`,
      unreadable: t`Couldn't open ${name}. If it is a folder, choose the file in it; if it was moved, choose it again.`,
      broken: t`Couldn't read ${name}: it is damaged or password-protected. Save it again as xlsx or csv.`,
      quotes: row
        ? t`${name} has an unclosed quotation mark in row ${row}. Correct it, then choose the file again.`
        : t`${name} has an unclosed quotation mark. Correct it, then choose the file again.`,
      empty: t`${name} has no rows below the first. Fill the first sheet, then choose it again.`,
    };
    return reasons[problem];
  };
}
