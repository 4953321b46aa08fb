import { notify } from '@embarque/design-system';
import type { ReactNode } from 'react';
import { useActorState } from '../app-state/useActorState.ts';
import { useErrorMessages } from '../http/response/http.messages.ts';
import { useInspectedActor } from '../inspection/inspection.tsx';
import { proofMachine } from './proof.machine.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { useProven } from './useProven.ts';

interface ProofOptions {
  /** Called once the proof is enough for the act, unless its page was left meanwhile. */
  onProven: () => void;
  /** Called when the dialog is closed without a password. */
  onDenied?: () => void;
}

interface Proof {
  /** Makes sure of the person; nothing happens while that is under way already. */
  askProof: () => void;
  /** Opens the dialog at once: for a server that has just refused something for want of the password. */
  askPassword: () => void;
  /** Whether the server is being asked: what asks shows that it is busy. */
  isAsking: boolean;
  /** Has to be drawn beside what asks. */
  proofDialog: ReactNode;
}

/** Makes sure that it is the person before a sensitive act: a dialog asks for the password where the last proof is too old. */
export function useProof({ onProven, onDenied }: ProofOptions): Proof {
  const linesOf = useErrorMessages();
  const machine = proofMachine.provide({
    actions: {
      'report the proof': () => onProven(),
      'report that there is none': () => onDenied?.(),
      'announce the failure': (_, error) => notify.error(linesOf(error).join(' ')),
    },
  });
  const actor = useInspectedActor(machine, { input: { proven: useProven() } });
  return {
    askProof: () => actor.send({ type: 'ask for a proof' }),
    askPassword: () => actor.send({ type: 'ask for the password' }),
    isAsking: useActorState(actor, (state) => state.matches('checking')),
    proofDialog: <ProofDialog actor={actor} />,
  };
}
