import { Button, Inline, Stack, TextArea, theme } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useRef } from 'react';
import { useActorState } from '../../app-state/useActorState.ts';
import type { KanbanActor } from './kanban.machine.ts';
import { useProblemWords } from './kanban.words.ts';
import { useComposerFocus } from './useComposerFocus.ts';

export interface AddTaskProps {
  actor: KanbanActor;
  boardId: string;
  boardTitle: string;
}

/** Below the tasks of a board: a button that becomes a field. */
export function AddTask({ actor, boardId, boardTitle }: AddTaskProps) {
  const { t } = useLingui();
  const isOpen = useActorState(actor, ({ context: { composer } }) =>
    composer?.kind === 'task' ? composer.boardId === boardId : false,
  );
  const button = useComposerFocus<HTMLButtonElement>(isOpen);

  if (isOpen) return <NewTask actor={actor} boardTitle={boardTitle} />;
  return (
    <Inline>
      <Button
        ref={button}
        variant="ghost"
        tone="secondary"
        size="small"
        icon={Plus}
        aria-label={t`Add task to ${boardTitle}`}
        onClick={() => actor.send({ type: 'composer opened', composer: { kind: 'task', boardId } })}
      >
        <Trans>Add task</Trans>
      </Button>
    </Inline>
  );
}

function NewTask({ actor, boardTitle }: Pick<AddTaskProps, 'actor' | 'boardTitle'>) {
  const { t } = useLingui();
  const problemWords = useProblemWords();
  const form = useRef<HTMLFormElement>(null);
  const problem = useActorState(actor, ({ context }) => context.problem);
  const isBusy = useActorState(actor, (state) => state.matches({ ready: { composer: 'adding' } }));
  const close = () => actor.send({ type: 'composer closed' });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = new FormData(event.currentTarget).get('title');
    actor.send({ type: 'title submitted', title: typeof title === 'string' ? title : '' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
    if (event.key !== 'Escape' || isBusy) return;
    event.preventDefault();
    close();
  };

  return (
    <form ref={form} aria-label={t`New task on ${boardTitle}`} noValidate onSubmit={onSubmit}>
      <Stack gap="s" style={{ marginInline: theme.space.xs }}>
        <TextArea
          ref={takeFocus}
          name="title"
          label={t`What is to be done?`}
          labelVisibility="hidden"
          placeholder={t`What is to be done?`}
          rows={2}
          isRequired
          isReadOnly={isBusy}
          errorMessage={problemWords(problem, 'task')}
          onKeyDown={onKeyDown}
        />
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

function takeFocus(field: HTMLTextAreaElement | null) {
  field?.focus();
  field?.form?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
