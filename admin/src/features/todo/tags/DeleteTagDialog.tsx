import { ConfirmDialog, RadioGroup, Stack } from '@embarque/design-system';
import type { TodoTag } from '@embarque/mocks/todo/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import type { TodoActor } from '../machine/todo.machine.ts';

export interface DeleteTagDialogProps {
  actor: TodoActor;
  tag: TodoTag;
  /** Called before the tag goes. */
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before a tag is deleted, and what happens to its tasks. */
export function DeleteTagDialog({ actor, tag, onDelete, onClose }: DeleteTagDialogProps) {
  const { t } = useLingui();
  const [tasks, setTasks] = useState<'keep' | 'delete'>('keep');
  const count = useActorState(
    actor,
    ({ context }) => context.shown.tasks.filter((task) => !task.isDeleted && task.tags.includes(tag.id)).length,
  );
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t`Delete tag ${tag.title}?`}
      confirmLabel={t`Delete tag`}
      onClose={onClose}
      onConfirm={() => {
        onDelete();
        onClose();
        actor.send({ type: 'tag deleted', tagId: tag.id, tasks });
      }}
    >
      {count === 0 ? (
        t`No task has this tag.`
      ) : (
        <Stack>
          <RadioGroup
            label={t`${plural(count, { one: 'What happens to its task?', other: 'What happens to its # tasks?' })}`}
            value={tasks}
            options={[
              { value: 'keep', label: t`Keep them without the tag` },
              { value: 'delete', label: t`Delete them, too` },
            ]}
            onChange={({ value }) => setTasks(value === 'delete' ? 'delete' : 'keep')}
          />
        </Stack>
      )}
    </ConfirmDialog>
  );
}
