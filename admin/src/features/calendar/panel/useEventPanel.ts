import { type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { useUnsavedChangesBlocker } from '../../../blocker/useUnsavedChangesBlocker.ts';
import type { CalendarActor } from '../machine/calendar.machine.ts';
import { changesIn, type EventValues, newEventOf, useEventForm } from './event.form.ts';
import type { ShownEvent } from '../model/calendar.state.ts';
import { updateEvent } from '../series/series.scope.ts';
import type { AskScope } from '../series/useScopeQuestion.tsx';

interface EventPanelOptions {
  actor: CalendarActor;
  /** The event that is changed; `null` for a new one. */
  event: ShownEvent | null;
  askScope: AskScope;
  values: EventValues;
  onClose: () => void;
  /** Called when the panel has closed because everything is saved. */
  onSaved: () => void;
}

/** The form of an event. The panel closes by itself once everything is saved, and asks before anything is lost. */
export function useEventPanel({ actor, event, askScope, values, onClose, onSaved }: EventPanelOptions) {
  const form = useEventForm(values);
  const { isDirty } = form.formState;
  const { blocker, unblock } = useUnsavedChangesBlocker(isDirty);
  const isConfirming = useActorState(actor, (state) => state.matches({ panel: { open: 'confirming' } }));
  // Another object for each stopped way out: a second one may come before the page has drawn the answer to the first.
  const stopped = blocker.state === 'blocked' ? blocker : null;
  const leave = () => {
    unblock();
    onClose();
  };

  const closeSaved = useEffectEvent(() => {
    leave();
    onSaved();
  });
  useEffect(() => {
    actor.send({ type: 'panel opened' });
    const saved = actor.on('panel saved', () => closeSaved());
    return () => {
      saved.unsubscribe();
      actor.send({ type: 'panel closed' });
    };
  }, [actor]);
  const wasDirty = useRef(false);
  useEffect(() => {
    if (isDirty !== wasDirty.current) actor.send({ type: 'form changed', isDirty });
    wasDirty.current = isDirty;
  }, [actor, isDirty]);
  useEffect(() => {
    if (stopped) actor.send({ type: 'leave requested' });
  }, [actor, stopped]);

  return {
    form,
    leave,
    /** The question before changes are lost. */
    blocker: {
      state: isConfirming ? ('blocked' as const) : ('unblocked' as const),
      proceed: () => blocker.proceed?.(),
      reset: () => {
        actor.send({ type: 'leave cancelled' });
        blocker.reset?.();
      },
    },
    save: (submitted: SubmitEvent<HTMLFormElement>) => {
      const submit = form.handleSubmit((checked) => {
        if (!event) return actor.send({ type: 'event added', event: newEventOf(checked) });
        return updateEvent(actor, event, changesIn(event, checked), askScope);
      });
      void submit(submitted);
    },
  };
}
