import { Button, IconButton, Inline } from '@embarque/design-system';
import type { TodoTask } from '@embarque/mocks/todo/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Star, Trash2, Undo2 } from 'lucide-react';
import type { DeleteForever } from '../list/useDeleteForever.tsx';
import type { TodoActor } from '../machine/todo.machine.ts';

interface TaskToolsProps extends Pick<DeleteForever, 'deleteForever'> {
  actor: TodoActor;
  task: TodoTask;
  /** Called when the task goes to another list, so that the panel closes. */
  onGone: () => void;
}

/** Actions on an open task that take effect at once, whatever is typed below. */
export function TaskTools({ actor, task, onGone, deleteForever }: TaskToolsProps) {
  const { t } = useLingui();
  const { id: taskId, isCompleted, isImportant } = task;
  if (task.isDeleted) {
    return (
      <Inline distribute="between">
        <Button
          variant="outline"
          icon={Undo2}
          onClick={() => {
            onGone();
            actor.send({ type: 'task restored', taskId });
          }}
        >
          <Trans context="action">Restore</Trans>
        </Button>
        <Button variant="ghost" tone="danger" icon={Trash2} onClick={() => deleteForever(task, onGone)}>
          <Trans>Delete forever</Trans>
        </Button>
      </Inline>
    );
  }
  return (
    <Inline distribute="between">
      <Button
        variant={isCompleted ? 'soft' : 'outline'}
        tone={isCompleted ? 'success' : 'secondary'}
        size="small"
        icon={Check}
        aria-pressed={isCompleted}
        onClick={() => actor.send({ type: 'task changed', taskId, fields: { isCompleted: !isCompleted } })}
      >
        {isCompleted ? <Trans context="task">Completed</Trans> : <Trans>Mark Complete</Trans>}
      </Button>
      <Inline gap="xs">
        <IconButton
          icon={Star}
          label={t({ message: 'Important', context: 'task' })}
          tone={isImportant ? 'warning' : 'secondary'}
          variant={isImportant ? 'soft' : 'ghost'}
          aria-pressed={isImportant}
          onClick={() => actor.send({ type: 'task changed', taskId, fields: { isImportant: !isImportant } })}
        />
        <IconButton
          icon={Trash2}
          tone="danger"
          label={t`Delete task`}
          onClick={() => {
            onGone();
            actor.send({ type: 'task deleted', taskId });
          }}
        />
      </Inline>
    </Inline>
  );
}
