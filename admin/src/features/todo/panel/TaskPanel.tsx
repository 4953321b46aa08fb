import { EmptyState, SidePanel } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../app-state/useActorState.ts';
import { taskOf } from '../model/todo.state.ts';
import { TaskForm, type TaskFormProps } from './TaskForm.tsx';

export interface TaskPanelProps extends Omit<TaskFormProps, 'task'> {
  /** As the address says; it need not belong to a task. */
  taskId: number | 'new';
}

/** The task that the address names, beside the list. */
export function TaskPanel({ taskId, ...rest }: TaskPanelProps) {
  const { t } = useLingui();
  const task = useActorState(rest.actor, ({ context }) => (taskId === 'new' ? null : taskOf(context.shown, taskId)));

  if (task !== undefined) return <TaskForm {...rest} task={task} />;
  return (
    <SidePanel isOpen title={t`Update Task`} size="medium" onClose={rest.onClose}>
      <EmptyState headingLevel={3} title={t`Task not found`}>
        <Trans>It may have been deleted forever. Close this panel to return to the list.</Trans>
      </EmptyState>
    </SidePanel>
  );
}
