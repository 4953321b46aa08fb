import { Button, Inline, TextArea } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useActorState } from '../../../app-state/useActorState.ts';
import type { KanbanActor } from '../machine/kanban.machine.ts';
import { NewTitle } from './NewTitle.tsx';
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
  const label = t`What needs to be done?`;
  return (
    <NewTitle actor={actor} kind="task" label={t`New task on ${boardTitle}`}>
      {(field) => <TextArea {...field} label={label} placeholder={label} rows={2} />}
    </NewTitle>
  );
}
