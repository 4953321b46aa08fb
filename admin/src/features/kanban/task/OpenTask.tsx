import { Alert, Button, Divider, SidePanel, Stack } from '@embarque/design-system';
import type { KanbanTask } from '@embarque/mocks/kanban/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { UnsavedChangesDialog } from '../../../blocker/UnsavedChangesDialog.tsx';
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
  const formId = useId();
  const isSaving = useActorState(actor, (state) => state.matches({ ready: { panel: 'saving' } }));
  const { form, conversation, blocker, leave, update, comment } = useTaskPanel({ actor, task, onClose });
  const remove = () => {
    leave();
    actor.send({ type: 'task deleted', taskId: task.id });
  };

  return (
    <>
      <SidePanel
        isOpen
        size="medium"
        title={t`Update task`}
        onClose={onClose}
        footer={
          <>
            <Button variant="ghost" tone="danger" icon={Trash2} onClick={remove}>
              <Trans>Delete task</Trans>
            </Button>
            <Button variant="outline" tone="secondary" onClick={() => form.reset(valuesOf(task))}>
              <Trans>Reset</Trans>
            </Button>
            <Button type="submit" form={formId} isBusy={isSaving}>
              <Trans>Update</Trans>
            </Button>
          </>
        }
      >
        <Stack gap="xl">
          <form id={formId} noValidate onSubmit={update}>
            <Stack gap="l">
              <Refusal actor={actor} />
              <TaskFields actor={actor} form={form} />
            </Stack>
          </form>
          <Divider />
          <TaskAttachments actor={actor} task={task} />
          <Divider />
          <TaskComments actor={actor} comments={task.comments} conversation={conversation} onAdd={comment} />
        </Stack>
      </SidePanel>
      <UnsavedChangesDialog blocker={blocker}>
        <Trans>Your changes to this task will be lost.</Trans>
      </UnsavedChangesDialog>
    </>
  );
}

/** Why the server did not take what is in the form. */
function Refusal({ actor }: { actor: KanbanActor }) {
  const isRefused = useActorState(actor, (state) => state.matches({ ready: { panel: 'refused' } }));
  const refusal = useActorState(actor, ({ context }) => context.refusal);
  return (
    isRefused && (
      <Alert tone="danger">
        <ErrorText error={refusal} />
      </Alert>
    )
  );
}
