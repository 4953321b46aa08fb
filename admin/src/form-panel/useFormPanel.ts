import { focusFirstMistake } from '@embarque/design-system';
import { useId } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fromCallback, fromPromise } from 'xstate';
import { useActorState } from '../app-state/useActorState.ts';
import { linesBesideFields } from '../forms/field-messages.ts';
import { showServerErrors } from '../forms/server-errors.ts';
import { HttpError } from '../http/http.error.ts';
import { useErrorMessages } from '../http/response/http.messages.ts';
import type { Notification } from '../http/response/http.notifications.ts';
import { useInspectedActor } from '../inspection/inspection.tsx';
import { type FormPanelEvent, formPanelMachine } from './form-panel.machine.ts';
import type { OpenForm } from './useOpenForm.ts';

interface FormPanelOptions<Values extends FieldValues, Output, Saved> {
  form: UseFormReturn<Values, unknown, Output>;
  /** The fields that the server names in its messages. */
  fields?: readonly Path<Values>[];
  /** The messages of a refusal about single fields. @default the notifications of the server */
  mistakesOf?: (refusal: unknown) => readonly Notification[];
  /** Called when the values break a rule of the form, before focus goes to the first mistake. */
  onInvalid?: () => void;
  /** Carries the values out; a rejection is shown in the form, which keeps what was typed. */
  save: (values: Output) => Saved | Promise<Saved>;
  /** Called once that has succeeded: closes the panel. */
  onSaved?: (saved: Saved) => void;
}

/** A form that knows whether leaving it loses something. */
export interface FormPanelState extends OpenForm {
  isDirty: boolean;
  /** Whether what was typed is saved, so that leaving asks nothing. */
  isSaved: () => boolean;
}

/** Submits a form: focus goes to the first mistake, and messages of the server to their fields. */
export function useFormPanel<Values extends FieldValues, Output, Saved>({
  form,
  fields = [],
  mistakesOf = notificationsOf,
  onInvalid,
  save,
  onSaved,
}: FormPanelOptions<Values, Output, Saved>): FormPanelState {
  const id = useId();
  const machine = formPanelMachine.provide({
    actors: {
      save: fromPromise(async ({ input, signal }) => {
        const saved = await save(input.values as Output);
        // The panel was left meanwhile, and its page wants to know all the same.
        if (signal.aborted) onSaved?.(saved);
        return saved;
      }),
      finish: fromCallback<FormPanelEvent, { saved: unknown }>(({ input }) => onSaved?.(input.saved as Saved)),
    },
    actions: {
      'show it at the fields': (_, refusal) => showServerErrors(form, fields, mistakesOf(refusal)),
    },
  });
  const actor = useInspectedActor(machine, { input: undefined });
  const isSaving = useActorState(actor, (state) => state.matches('saving'));
  const refusal = useActorState(actor, ({ context }) => context.refusal);
  const failure = useFailure(refusal, fields, mistakesOf(refusal));
  const { isDirty, isSubmitting } = form.formState;

  return {
    id,
    failure,
    isSubmitting: isSubmitting || isSaving,
    isDirty,
    isSaved: () => actor.getSnapshot().matches('saved'),
    submit: (event) => {
      const { currentTarget } = event;
      const send = (values: Output) => actor.send({ type: 'submitted', values });
      const refuse = () => {
        onInvalid?.();
        focusFirstMistake(currentTarget);
      };
      void form.handleSubmit(send, refuse)(event);
    },
  };
}

function useFailure(refusal: unknown, fields: readonly string[], mistakes: readonly Notification[]): readonly string[] {
  const messagesOf = useErrorMessages();
  if (refusal === null) return [];
  return mistakes.length === 0 ? messagesOf(refusal) : linesBesideFields(fields, mistakes);
}

const notificationsOf = (error: unknown): readonly Notification[] =>
  error instanceof HttpError ? error.notifications : [];
