import { Button, Divider } from '@embarque/design-system';
import type { KanbanTask } from '@embarque/mocks/kanban/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { UnsavedChangesDialog } from '../../../blocker/UnsavedChangesDialog.tsx';
import { FormPanel } from '../../../form-panel/FormPanel.tsx';
import { useOpenForm } from '../../../form-panel/useOpenForm.ts';
import type { KanbanActor } from '../machine/kanban.machine.ts';
import { valuesOf } from './task.form.ts';
import { TaskAttachments } from './TaskAttachments.tsx';
import { TaskComments } from './TaskComments.tsx';
import { TaskFields } from './TaskFields.tsx';
import { useTaskPanel } from './useTaskPanel.ts';

export interface OpenTaskProps {
  actor: KanbanActor;
  task: KanbanTask;
  onClose: () => void;
}

/** A task to be changed. What was typed survives a refusal, and leaving with it asks first. */
export function OpenTask({ actor, task, onClose }: OpenTaskProps) {
  const { t } = useLingui();
  const isSaving = useActorState(actor, (state) => state.matches({ ready: { panel: 'saving' } }));
  const { form, conversation, blocker, leave, update, comment } = useTaskPanel({ actor, task, onClose });
  const refusal = useActorState(actor, ({ context }) => context.refusal);
  const panel = useOpenForm({ isSaving, refusal, submit: update });
  const remove = () => {
    leave();
    actor.send({ type: 'task deleted', taskId: task.id });
  };

  return (
    <>
      <FormPanel
        panel={panel}
        size="medium"
        title={t`Update task`}
        initialFocus="dialog"
        submitLabel={<Trans>Update</Trans>}
        actions={
          <>
            <Button variant="ghost" tone="danger" icon={Trash2} onClick={remove}>
              <Trans>Delete task</Trans>
            </Button>
            <Button variant="outline" tone="secondary" onClick={() => form.reset(valuesOf(task))}>
              <Trans>Reset</Trans>
            </Button>
          </>
        }
        after={
          <>
            <Divider />
            <TaskAttachments actor={actor} task={task} />
            <Divider />
            <TaskComments actor={actor} comments={task.comments} conversation={conversation} onAdd={comment} />
          </>
        }
        onClose={onClose}
      >
        <TaskFields actor={actor} form={form} />
      </FormPanel>
      <UnsavedChangesDialog blocker={blocker}>
        <Trans>Your changes to this task will be lost.</Trans>
      </UnsavedChangesDialog>
    </>
  );
}
