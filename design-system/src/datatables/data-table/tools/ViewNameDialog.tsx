import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/buttons/Button.tsx';
import { Dialog } from '../../../components/modals/Dialog.tsx';
import { TextField } from '../../../forms/elements/input/TextField.tsx';

interface ViewNameDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onName: (name: string) => void;
}

/** Asks what a view shall be called. Its code arrives with the first one. */
export function ViewNameDialog({ isOpen, onClose, onName }: ViewNameDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [mistake, setMistake] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('name');
    const name = typeof typed === 'string' ? typed.trim() : '';
    setMistake(name ? undefined : t`Enter a name for the view.`);
    if (name) onName(name);
  };
  return (
    <Dialog
      size="small"
      title={t`Save this view`}
      initialFocus="field"
      isOpen={isOpen}
      onClose={() => {
        setMistake(undefined);
        onClose();
      }}
      footer={
        <>
          <Button variant="outline" tone="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          name="name"
          label={t`Name`}
          description={t`Saves columns, sorting, search, filters and density under this name.`}
          errorMessage={mistake}
          isRequired
        />
      </form>
    </Dialog>
  );
}
