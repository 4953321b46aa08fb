import { Button, ColorDots, Dialog, Stack, TextField } from '@embarque/design-system';
import { isSameName } from '@embarque/design-system/names';
import type { TodoTag, TodoTone } from '@embarque/mocks/todo/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useId, useState } from 'react';
import type { TodoActor } from '../machine/todo.machine.ts';
import { TAG_TONES } from '../server/todo.schema.ts';
import { useTags } from './useTags.ts';

export interface TagDialogProps {
  actor: TodoActor;
  /** The tag to change; `null` for a new one. */
  tag: TodoTag | null;
  onClose: () => void;
}

/** The title and the colour of a tag. */
export function TagDialog({ actor, tag, onClose }: TagDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const tags = useTags({ actor });
  const [title, setTitle] = useState(tag?.title ?? '');
  const [tone, setTone] = useState<TodoTone>(tag?.tone ?? 'primary');
  const [isTried, setTried] = useState(false);
  const tones = useToneNames();
  const isTaken = tags.some((other) => other.id !== tag?.id && isSameName(other.title, title));
  const problem = title.trim() === '' ? t`Enter a title.` : isTaken ? t`Another tag has this title.` : undefined;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem) return;
    onClose();
    if (!tag) actor.send({ type: 'tag added', title: title.trim(), tone });
    // A title that is only shown in the language of the page is not the one on the server.
    else if (title.trim() === tag.title) actor.send({ type: 'tag changed', tagId: tag.id, fields: { tone } });
    else actor.send({ type: 'tag changed', tagId: tag.id, fields: { title: title.trim(), tone } });
  };

  return (
    <Dialog
      isOpen
      size="small"
      title={tag ? t`Edit tag` : t`New tag`}
      initialFocus="field"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" tone="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId}>
            {tag ? <Trans>Save</Trans> : <Trans>Add</Trans>}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="l">
          <TextField
            label={t`Title`}
            isRequired
            autoComplete="off"
            value={title}
            errorMessage={isTried ? problem : undefined}
            onChange={({ target }) => setTitle(target.value)}
          />
          <ColorDots
            label={t({ message: 'Colour', context: 'tag' })}
            dots={TAG_TONES.map((value) => ({ value, name: tones[value], tone: value }))}
            value={tone}
            onChange={({ value }) => setTone(value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

function useToneNames(): Record<TodoTone, string> {
  const { t } = useLingui();
  return {
    primary: t({ message: 'Blue', context: 'colour' }),
    success: t({ message: 'Green', context: 'colour' }),
    warning: t({ message: 'Amber', context: 'colour' }),
    danger: t({ message: 'Red', context: 'colour' }),
    info: t({ message: 'Light blue', context: 'colour' }),
    secondary: t({ message: 'Grey', context: 'colour' }),
  };
}
