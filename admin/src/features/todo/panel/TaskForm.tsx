import { Button } from '@embarque/design-system';
import type { TodoAssignee, TodoTask } from '@embarque/mocks/todo/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { UnsavedChangesDialog } from '../../../blocker/UnsavedChangesDialog.tsx';
import { FormPanel } from '../../../form-panel/FormPanel.tsx';
import { useOpenForm } from '../../../form-panel/useOpenForm.ts';
import type { DeleteForever } from '../list/useDeleteForever.tsx';
import type { TodoActor } from '../machine/todo.machine.ts';
import { useTags } from '../tags/useTags.ts';
import { TaskFields } from './TaskFields.tsx';
import { TaskTools } from './TaskTools.tsx';
import { useTaskPanel } from './useTaskPanel.ts';

export interface TaskFormProps extends Pick<DeleteForever, 'deleteForever'> {
  actor: TodoActor;
  /** The open task; `null` for a new one. */
  task: TodoTask | null;
  /** The tag of the list, which a new task gets. */
  tag: string | null;
  onClose: () => void;
}

/** A task to be changed, or a new one. What was typed survives a refusal, and leaving with it asks first. */
export function TaskForm({ actor, task, tag, onClose, deleteForever }: TaskFormProps) {
  const { t } = useLingui();
  const isSaving = useActorState(actor, (state) => state.matches({ ready: { panel: 'saving' } }));
  const everybody = useActorState(actor, ({ context }) => context.shown.people);
  const tags = useTags({ actor });
  const { form, blocker, leave, reset, submit } = useTaskPanel({ actor, task, tag, onClose });
  const refusal = useActorState(actor, ({ context }) => context.refusal);
  const panel = useOpenForm({ isSaving, refusal, submit });
  const people = useMemo(() => withAssignee(everybody, task?.assignee ?? null), [everybody, task?.assignee]);

  return (
    <>
      <FormPanel
        panel={panel}
        size="medium"
        title={task ? t`Update Task` : t`Add Task`}
        initialFocus={task ? 'dialog' : 'field'}
        submitLabel={task ? <Trans>Update</Trans> : <Trans>Add</Trans>}
        actions={
          task && (
            <Button variant="outline" tone="secondary" onClick={reset}>
              <Trans>Reset</Trans>
            </Button>
          )
        }
        before={task && <TaskTools {...{ actor, task, deleteForever }} onGone={leave} />}
        onClose={onClose}
      >
        <TaskFields form={form} tags={tags} people={people} />
      </FormPanel>
      <UnsavedChangesDialog blocker={blocker}>
        <Trans>Your changes to this task will be lost.</Trans>
      </UnsavedChangesDialog>
    </>
  );
}

function withAssignee(people: readonly TodoAssignee[], assignee: TodoAssignee | null): readonly TodoAssignee[] {
  const isKnown = assignee === null || people.some(({ fullName }) => fullName === assignee.fullName);
  return isKnown ? people : [assignee, ...people];
}
