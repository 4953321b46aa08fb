import { Button, Dialog, TextField } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';

interface TagDialogProps {
  tags: readonly string[];
  onAdd: (tag: string) => void;
  onClose: () => void;
}

const LONGEST = 30;

/** Asks for the name of a tag. */
export function TagDialog({ tags, onAdd, onClose }: TagDialogProps) {
  const { t } = useLingui();
  const [tag, setTag] = useState('');
  const [message, setMessage] = useState<string>();
  const formId = useId();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const name = tag.trim();
    if (name === '') return setMessage(t`Enter a name.`);
    if (name.length > LONGEST) return setMessage(t`Enter at most ${LONGEST} characters.`);
    if (tags.includes(name)) return setMessage(t`This contact already has this tag.`);
    onAdd(name);
    return onClose();
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={t`Add tag`}
      initialFocus="field"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" tone="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId}>
            <Trans>Add</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={add}>
        <TextField
          label={t`Name`}
          value={tag}
          errorMessage={message}
          onChange={({ currentTarget }) => {
            setTag(currentTarget.value);
            setMessage(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
