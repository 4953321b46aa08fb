import { Button, SidePanel, Stack } from '@embarque/design-system';
import type { TodoAssignee, TodoTask } from '@embarque/mocks/todo/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { UnsavedChangesDialog } from '../../../blocker/UnsavedChangesDialog.tsx';
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
  const formId = useId();
  const isSaving = useActorState(actor, (state) => state.matches({ ready: { panel: 'saving' } }));
  const everybody = useActorState(actor, ({ context }) => context.shown.people);
  const tags = useTags({ actor });
  const { form, blocker, leave, reset, submit } = useTaskPanel({ actor, task, tag, onClose });
  const people = useMemo(() => withAssignee(everybody, task?.assignee ?? null), [everybody, task?.assignee]);

  return (
    <>
      <SidePanel
        isOpen
        size="medium"
        title={task ? t`Update Task` : t`Add Task`}
        initialFocus={task ? 'dialog' : 'field'}
        onClose={onClose}
        footer={
          <>
            <Button variant="outline" tone="secondary" onClick={task ? reset : onClose}>
              {task ? <Trans>Reset</Trans> : <Trans>Cancel</Trans>}
            </Button>
            <Button type="submit" form={formId} isBusy={isSaving}>
              {task ? <Trans>Update</Trans> : <Trans>Add</Trans>}
            </Button>
          </>
        }
      >
        <Stack gap="l">
          {task && <TaskTools {...{ actor, task, deleteForever }} onGone={leave} />}
          <form id={formId} noValidate onSubmit={submit}>
            <TaskFields form={form} tags={tags} people={people} />
          </form>
        </Stack>
      </SidePanel>
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
