import { Button, Inline, Stack, theme } from '@embarque/design-system';
import { Trans } from '@lingui/react/macro';
import type { ChangeEvent, KeyboardEvent, ReactNode, RefCallback, SubmitEvent } from 'react';
import { useState } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import type { KanbanActor } from '../machine/kanban.machine.ts';
import { draftKey } from '../machine/kanban.context.ts';
import { useProblemMessage } from '../kanban.labels.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The props of the field for the title; the component that opens it chooses the field. */
export interface TitleFieldProps {
  ref: RefCallback<Field>;
  name: string;
  labelVisibility: 'hidden';
  isRequired: true;
  isReadOnly: boolean;
  defaultValue: string;
  errorMessage: string | undefined;
  onChange: (event: ChangeEvent<Field>) => void;
  onKeyDown: (event: KeyboardEvent<Field>) => void;
}

export interface NewTitleProps {
  actor: KanbanActor;
  kind: 'task' | 'board';
  /** Name of the form. */
  label: string;
  /** The field itself. */
  children: (field: TitleFieldProps) => ReactNode;
}

/** Asks for the title of what is to be added. What is typed waits while another one is open; Escape throws it away; with Ctrl or ⌘, Enter sends it out of several lines too. */
export function NewTitle({ actor, kind, label, children }: NewTitleProps) {
  const problemMessage = useProblemMessage();
  const problem = useActorState(actor, ({ context }) => context.problem);
  const isBusy = useActorState(actor, (state) => state.matches({ ready: { composer: 'adding' } }));
  const [draft] = useState(() => draftOf(actor));
  const close = () => actor.send({ type: 'composer closed' });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const title = new FormData(form).get('title');
    if (isBusy) return;
    actor.send({ type: 'title submitted', title: typeof title === 'string' ? title : '' });
    const field = form.elements.namedItem('title');
    if (actor.getSnapshot().context.problem && field instanceof HTMLElement) field.focus();
  };
  const onKeyDown = (event: KeyboardEvent<Field>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
    if (event.key !== 'Escape' || isBusy) return;
    event.preventDefault();
    close();
  };

  return (
    <form aria-label={label} noValidate onSubmit={onSubmit}>
      <Stack gap="s" style={{ marginInline: theme.space.xs }}>
        {children({
          ref: takeFocus,
          name: 'title',
          labelVisibility: 'hidden',
          isRequired: true,
          isReadOnly: isBusy,
          defaultValue: draft,
          errorMessage: problemMessage(problem, kind),
          onChange: ({ target }) => actor.send({ type: 'title typed', title: target.value }),
          onKeyDown,
        })}
        <Inline>
          <Button type="submit" size="small" isBusy={isBusy}>
            <Trans>Add</Trans>
          </Button>
          <Button size="small" variant="ghost" tone="secondary" isDisabled={isBusy} onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

function draftOf(actor: KanbanActor): string {
  const { composer, drafts } = actor.getSnapshot().context;
  return composer ? (drafts[draftKey(composer)] ?? '') : '';
}

function takeFocus(field: Field | null) {
  field?.focus();
  field?.form?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
