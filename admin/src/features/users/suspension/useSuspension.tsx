import { type AlertQuestion, useAlertDialog } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { fromPromise } from 'xstate';
import { useActorState } from '../../../app-state/useActorState.ts';
import { useInspectedActor } from '../../../inspection/inspection.tsx';
import { useUserPrincipal } from '../../../people/usePrincipal.ts';
import { useRefusalText } from '../../../people/users/useRefusalText.ts';
import type { UserAccess } from '../view/useUser.ts';
import { type SuspensionQuestion, suspensionMachine } from './suspension.machine.ts';

/**
 * Asks before a user is suspended.
 *
 * @param onReason called with the reason once the suspension is confirmed
 */
export function useSuspensionQuestion({ answer: { user } }: UserAccess, onReason: (reason: string) => void) {
  const { ask, dialog } = useAlertDialog();
  const principal = useUserPrincipal();
  const textsOf = useQuestionTexts();
  const machine = suspensionMachine.provide({
    actors: { ask: fromPromise(({ input }) => ask(textsOf(input))) },
    actions: { 'report the reason': (_, reason) => onReason(reason) },
  });
  const actor = useInspectedActor(machine, {});
  const isChecking = useActorState(actor, (state) => state.matches('checking'));
  return { askForReason: () => actor.send({ type: 'suspend', user, principal }), isChecking, dialog };
}

function useQuestionTexts() {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  return (question: SuspensionQuestion): AlertQuestion => {
    const name = (question.kind === 'refused' ? question.refused : question).user.fullName;
    switch (question.kind) {
      case 'refused':
        return { kind: 'info', title: t`${name} can't be suspended`, text: refusalText(question.refused.reason) };
      case 'cancelled':
        return { kind: 'info', title: t`Suspension cancelled`, text: t`${name} keeps access.` };
      case 'reason':
        return {
          kind: 'warning',
          title: t`Suspend ${name}?`,
          text: t`They'll be signed out on all devices and can't sign in until reactivated.`,
          input: { label: t({ message: 'Reason', context: 'suspension' }), description: t`Visible on this page.` },
          confirm: { label: t({ message: 'Suspend', context: 'action' }), tone: 'danger' },
          cancel: t`Cancel`,
        };
    }
  };
}

/** Says that the user is suspended, once the server has confirmed it. */
export function useSuspensionMessage({ actor, answer }: UserAccess) {
  const { t } = useLingui();
  const { ask, dialog } = useAlertDialog();
  const name = answer.user.fullName;
  const tell = useEffectEvent(() => {
    void ask({ kind: 'success', title: t`${name} is suspended`, text: t`You can reactivate them on this page.` });
  });
  useEffect(() => {
    const subscription = actor.on('suspension confirmed', () => tell());
    return () => subscription.unsubscribe();
  }, [actor]);
  return dialog;
}
