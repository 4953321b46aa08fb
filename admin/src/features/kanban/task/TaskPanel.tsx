import { EmptyState, SidePanel } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../app-state/useActorState.ts';
import { taskOf } from '../model/kanban.state.ts';
import type { KanbanActor } from '../machine/kanban.machine.ts';
import { OpenTask } from './OpenTask.tsx';

export interface TaskPanelProps {
  actor: KanbanActor;
  /** As the address says; it need not belong to a task. */
  taskId: number;
  onClose: () => void;
}

/** The task that the address names, beside the boards. */
export function TaskPanel({ actor, taskId, onClose }: TaskPanelProps) {
  const { t } = useLingui();
  const task = useActorState(actor, ({ context }) => taskOf(context.shown, taskId));

  if (task) return <OpenTask actor={actor} task={task} onClose={onClose} />;
  return (
    <SidePanel isOpen title={t`Update task`} size="medium" onClose={onClose}>
      <EmptyState headingLevel={3} title={t`Task not found`}>
        <Trans>It may have been deleted. Close this panel to return to the boards.</Trans>
      </EmptyState>
    </SidePanel>
  );
}
