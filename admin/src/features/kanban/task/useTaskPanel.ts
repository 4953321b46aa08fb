import type { KanbanTask } from '@embarque/mocks/kanban/contract';
import { type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useUnsavedChangesBlocker } from '../../../blocker/useUnsavedChangesBlocker.ts';
import { taskOf } from '../model/kanban.state.ts';
import type { KanbanActor } from '../machine/kanban.machine.ts';
import { changesIn, useTaskForm, valuesOf } from './task.form.ts';
import { useTaskComments } from './useTaskComments.ts';

interface TaskPanelOptions {
  actor: KanbanActor;
  task: KanbanTask;
  onClose: () => void;
}

/** The fields of an open task. The panel closes by itself once Update has saved all of them, comments too. */
export function useTaskPanel({ actor, task, onClose }: TaskPanelOptions) {
  const taskId = task.id;
  const form = useTaskForm(task);
  const conversation = useTaskComments(actor, taskId);
  // A comment alone leaves the panel open.
  const isUpdating = useRef(false);
  const { blocker, unblock } = useUnsavedChangesBlocker(form.formState.isDirty || conversation.isUnsaved());
  const leave = () => {
    unblock();
    onClose();
  };

  useSaved(actor, {
    onDetails: () => {
      if (!conversation.isUnsaved()) return leave();
      // A comment is still to come, or was refused: what is saved is the form's new beginning.
      const saved = taskOf(actor.getSnapshot().context.shown, taskId);
      if (saved) form.reset(valuesOf(saved), { keepDirtyValues: true });
    },
    onComment: () => {
      const isSaved = actor.getSnapshot().matches({ ready: { panel: 'idle' } });
      if (isUpdating.current && isSaved) leave();
    },
  });

  return {
    form,
    conversation,
    blocker,
    leave,
    update: (event: SubmitEvent<HTMLFormElement>) => {
      const submit = form.handleSubmit((values) => {
        isUpdating.current = true;
        conversation.saveEdits();
        conversation.add();
        const fields = changesIn(task, values, actor.getSnapshot().context.people);
        actor.send({ type: 'details submitted', taskId, fields });
      });
      void submit(event);
    },
    comment: () => {
      isUpdating.current = false;
      conversation.add();
    },
  };
}

interface SavedOptions {
  onDetails: () => void;
  onComment: () => void;
}

/** Listens to the server's yes as long as the panel is there. */
function useSaved(actor: KanbanActor, options: SavedOptions) {
  const onDetails = useEffectEvent(options.onDetails);
  const onComment = useEffectEvent(options.onComment);
  useEffect(() => {
    const details = actor.on('details saved', () => onDetails());
    const comment = actor.on('comment saved', () => onComment());
    return () => {
      details.unsubscribe();
      comment.unsubscribe();
      actor.send({ type: 'panel closed' });
    };
  }, [actor]);
}
