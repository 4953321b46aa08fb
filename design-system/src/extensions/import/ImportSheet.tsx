import { Trans, useLingui } from '@lingui/react/macro';
import { FileSpreadsheet } from 'lucide-react';
import { type ChangeEvent, type ComponentPropsWithRef, useId, useRef, useState } from 'react';
import { Spinner } from '../../components/spinners/Spinner.tsx';
import { notify } from '../../components/toasts/notify.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import { Chosen, Failure, Mark, Text, Zone } from './ImportSheet.styles.ts';
import { readSheet, type Sheet, SheetError, type SheetProblem } from './read-sheet.ts';

export interface ImportSheetProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Called with what was read, and the file it came from. */
  onImport: (imported: { sheet: Sheet; file: File }) => void;
}

/**
 * Takes one spreadsheet, dropped or chosen, and reads it in the browser: nothing is sent anywhere. It keeps focus and can stay
 * above what was read, so that another file takes its place only once it was read too. For files that are kept as they are, use
 * the file uploader.
 */
export function ImportSheet({ onImport, ...rest }: ImportSheetProps) {
  const { t } = useLingui();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const latest = useRef<File>(null);
  const explain = useExplanations();

  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file may be chosen again, after it was put right.
    currentTarget.value = '';
    if (!file) return;
    const { name } = file;
    latest.current = file;
    setBusy(true);
    setFailure(undefined);
    setAnnouncement('');
    try {
      const sheet = await readSheet(file);
      if (latest.current !== file) return;
      onImport({ sheet, file });
      setAnnouncement(t`${name} was read.`);
    } catch (error) {
      if (latest.current !== file) return;
      const text = explain(error instanceof SheetError ? error : new SheetError('broken'), name);
      setFailure(text);
      notify.error(text);
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
        accept=".xlsx,.csv,.txt"
        aria-invalid={failure ? true : undefined}
        aria-describedby={failure ? `${id}-kinds ${id}-failure` : `${id}-kinds`}
        onChange={(event) => void read(event)}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Zone>
  );
}

function useExplanations() {
  const { t } = useLingui();
  return ({ problem, row }: SheetError, name: string) => {
    const reasons: Record<SheetProblem, string> = {
      otherKind: t`${name} isn't a spreadsheet. Choose an xlsx or csv file.`,
      oldKind: t`${name} is in the old xls format. Save it as xlsx or csv, then choose it again.`,
      tooLarge: t`${name} is larger than 10 MB. Split it, then choose the parts one by one.`,
      broken: t`Couldn't read ${name}: it is damaged or password-protected. Save it again as xlsx or csv.`,
      quotes: row
        ? t`${name} has an unclosed quotation mark in row ${row}. Correct it, then choose the file again.`
        : t`${name} has an unclosed quotation mark. Correct it, then choose the file again.`,
      empty: t`${name} has no rows below the first. Fill the first sheet, then choose it again.`,
    };
    return reasons[problem];
  };
}
