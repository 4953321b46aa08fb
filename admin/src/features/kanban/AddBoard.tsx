import { Button, Inline, Stack, TextField, theme } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { useActorState } from '../../app-state/useActorState.ts';
import type { KanbanActor } from './kanban.machine.ts';
import { useProblemWords } from './kanban.words.ts';
import { useComposerFocus } from './useComposerFocus.ts';

/** After the last board: a button that becomes a field. */
export function AddBoard({ actor }: { actor: KanbanActor }) {
  const isOpen = useActorState(actor, ({ context }) => context.composer?.kind === 'board');
  const button = useComposerFocus<HTMLButtonElement>(isOpen);

  if (isOpen) return <NewBoard actor={actor} />;
  return (
    <Button
      ref={button}
      variant="soft"
      tone="secondary"
      icon={Plus}
      onClick={() => actor.send({ type: 'composer opened', composer: { kind: 'board' } })}
    >
      <Trans>Add board</Trans>
    </Button>
  );
}

function NewBoard({ actor }: { actor: KanbanActor }) {
  const { t } = useLingui();
  const problemWords = useProblemWords();
  const problem = useActorState(actor, ({ context }) => context.problem);
  const isBusy = useActorState(actor, (state) => state.matches({ ready: { composer: 'adding' } }));
  const close = () => actor.send({ type: 'composer closed' });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = new FormData(event.currentTarget).get('title');
    if (!isBusy) actor.send({ type: 'title submitted', title: typeof title === 'string' ? title : '' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isBusy) return;
    event.preventDefault();
    close();
  };

  return (
    <form aria-label={t`New board`} noValidate onSubmit={onSubmit}>
      <Stack gap="s" style={{ marginInline: theme.space.xs }}>
        <TextField
          ref={takeFocus}
          name="title"
          label={t`Title of the new board`}
          labelVisibility="hidden"
          placeholder={t`Title of the new board`}
          autoComplete="off"
          isRequired
          isReadOnly={isBusy}
          errorMessage={problemWords(problem, 'board')}
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

function takeFocus(field: HTMLInputElement | null) {
  field?.focus();
  field?.form?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
