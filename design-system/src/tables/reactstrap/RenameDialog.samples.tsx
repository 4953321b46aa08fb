import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { Dialog } from '../../components/modals/Dialog.tsx';
import { TextField } from '../../forms/elements/input/TextField.tsx';

interface RenameDialogProps {
  name: string;
  onRename: (name: string) => void;
  onClose: () => void;
}

export function RenameDialog({ name, onRename, onClose }: RenameDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [text, setText] = useState(name);
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') {
      setError(t`A project needs a name.`);
      return;
    }
    onRename(text.trim());
    onClose();
  };

  return (
    <Dialog
      isOpen
      size="small"
      title={t`Rename the project`}
      initialFocus="field"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" tone="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId}>
            <Trans>Rename</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label={t`Name`}
          value={text}
          errorMessage={error}
          onChange={({ target }) => {
            setText(target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
