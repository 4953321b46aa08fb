import { Alert, Button, Divider, SidePanel, Stack } from '@embarque/design-system';
import type { KanbanTask } from '@embarque/mocks/kanban/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useActorState } from '../../app-state/useActorState.ts';
import { useErrorText } from '../../http/http.words.ts';
import { LeaveDialog } from '../../leaving/LeaveDialog.tsx';
import { useLeaving } from '../../leaving/useLeaving.ts';
import type { KanbanActor } from './kanban.machine.ts';
import { changesIn, useTaskForm, valuesOf } from './task.form.ts';
import { TaskAttachments } from './TaskAttachments.tsx';
import { TaskComments } from './TaskComments.tsx';
import { TaskFields } from './TaskFields.tsx';

export interface OpenTaskProps {
  actor: KanbanActor;
  task: KanbanTask;
  onClose: () => void;
}

/** A task to be changed. What was typed survives a refusal, and leaving with it asks first. */
export function OpenTask({ actor, task, onClose }: OpenTaskProps) {
  const { t } = useLingui();
  const formId = useId();
  const form = useTaskForm(task);
  const [comment, setComment] = useState('');
  const isDirty = form.formState.isDirty || comment.trim() !== '';
  const isSaving = useActorState(actor, (state) => state.matches({ ready: { panel: 'saving' } }));
  const { leaving, letGo } = useLeaving(isDirty);
  const leave = () => {
    letGo();
    onClose();
  };
  useSaved(actor, leave);

  const update = form.handleSubmit((values) =>
    actor.send({
      type: 'details submitted',
      taskId: task.id,
      fields: changesIn(task, values, actor.getSnapshot().context.people),
    }),
  );
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
          <form id={formId} noValidate onSubmit={(event) => void update(event)}>
            <Stack gap="l">
              <Refusal actor={actor} />
              <TaskFields actor={actor} form={form} />
            </Stack>
          </form>
          <Divider />
          <TaskAttachments actor={actor} task={task} />
          <Divider />
          <TaskComments actor={actor} task={task} draft={comment} onDraft={setComment} />
        </Stack>
      </SidePanel>
      <LeaveDialog leaving={leaving}>
        <Trans>What you changed in this task will be lost.</Trans>
      </LeaveDialog>
    </>
  );
}

/** Why the server did not take what is in the form. */
function Refusal({ actor }: { actor: KanbanActor }) {
  const errorText = useErrorText();
  const isRefused = useActorState(actor, (state) => state.matches({ ready: { panel: 'refused' } }));
  const refusal = useActorState(actor, ({ context }) => context.refusal);
  return isRefused && <Alert tone="danger">{errorText(refusal)}</Alert>;
}

/** Once the task is saved, the panel goes by itself. */
function useSaved(actor: KanbanActor, onSaved: () => void) {
  const leave = useEffectEvent(onSaved);
  useEffect(() => {
    const saved = actor.on('details saved', () => leave());
    return () => {
      saved.unsubscribe();
      actor.send({ type: 'panel closed' });
    };
  }, [actor]);
}
