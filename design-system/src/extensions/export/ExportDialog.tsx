import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { Dialog } from '../../components/modals/Dialog.tsx';
import { TextField } from '../../forms/elements/input/TextField.tsx';
import { Select } from '../../forms/elements/select/Select.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { defaultName, type ExportFile } from './export-file.ts';
import { endingOf, type SheetFormat } from '../../lib/files/write-sheet.ts';

interface ExportDialogProps {
  isOpen: boolean;
  /** How many rows the file will have. */
  count: number;
  onClose: () => void;
  /** Called with what the file shall be; the dialog is busy until the promise settles. */
  onExport: (file: ExportFile) => Promise<void>;
}

/** Asks what the file shall be: loaded with the first export. */
export function ExportDialog({ isOpen, count, onClose, onExport }: ExportDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [name, setName] = useState(defaultName);
  const [format, setFormat] = useState<SheetFormat>('xlsx');
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    await onExport({ name, format });
    setBusy(false);
  };

  return (
    <Dialog
      size="small"
      title={t`${plural(count, { one: 'Export # row', other: 'Export # rows' })}`}
      initialFocus="field"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" tone="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            <Trans>Export</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)}>
        <Stack gap="l">
          <TextField
            label={t`File name`}
            value={name}
            suffix={<bdi dir="ltr">.{endingOf(format)}</bdi>}
            onChange={({ target }) => setName(target.value)}
            onFocus={({ target }) => target.select()}
          />
          <Select
            label={t`Format`}
            options={[
              { value: 'xlsx', label: t`Workbook (xlsx)` },
              { value: 'csv', label: t`Comma-separated (csv)` },
              { value: 'csv-excel', label: t`For Excel with decimal comma (csv)` },
              { value: 'txt', label: t`Tab-separated (txt)` },
            ]}
            value={format}
            onChange={({ value }) => setFormat(value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
