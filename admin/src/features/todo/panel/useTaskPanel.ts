import type { TodoTask } from '@embarque/mocks/todo/contract';
import { type SubmitEvent, useEffect, useEffectEvent } from 'react';
import { useUnsavedChangesBlocker } from '../../../blocker/useUnsavedChangesBlocker.ts';
import type { TodoActor } from '../machine/todo.machine.ts';
import { changesIn, fieldsOf, newValues, useTaskForm, valuesOf } from './task.form.ts';

interface TaskPanelOptions {
  actor: TodoActor;
  /** The open task; `null` for a new one. */
  task: TodoTask | null;
  /** The tag of the list, which a new task gets. */
  tag: string | null;
  onClose: () => void;
}

/** The fields of the open or new task. The panel closes by itself once the server has them; leaving what is typed asks first. */
export function useTaskPanel({ actor, task, tag, onClose }: TaskPanelOptions) {
  const stored = () => (task ? valuesOf(task) : newValues(actor.getSnapshot().context.shown.people, tag));
  const form = useTaskForm(stored());
  const { blocker, unblock } = useUnsavedChangesBlocker(form.formState.isDirty);
  const leave = () => {
    unblock();
    onClose();
  };
  const onSaved = useEffectEvent(leave);

  useEffect(() => {
    const subscription = actor.on('details saved', () => onSaved());
    return () => {
      subscription.unsubscribe();
      actor.send({ type: 'panel closed' });
    };
  }, [actor]);

  return {
    form,
    blocker,
    leave,
    reset: () => form.reset(stored()),
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      const submit = form.handleSubmit((values) => {
        const { people } = actor.getSnapshot().context.shown;
        if (task) actor.send({ type: 'details submitted', taskId: task.id, fields: changesIn(task, values, people) });
        else actor.send({ type: 'details submitted', taskId: null, fields: fieldsOf(values, people) });
      });
      void submit(event);
    },
  };
}
