import { notify } from '@embarque/design-system';
import { type ReactNode, useState } from 'react';
import { useErrorMessages } from '../http/response/http.messages.ts';
import { refusedField } from '../http/response/refused-field.ts';
import { prove } from './proof.api.ts';
import { ProofDialog } from './ProofDialog.tsx';

interface AskedProof {
  /** Resolves with the moment until which the proof is enough, or with `null` when there is none. */
  askProof: () => Promise<string | null>;
  /** Has to be drawn beside what asks. */
  proofDialog: ReactNode;
}

/** Makes sure that it is the person before a sensitive act: a dialog asks for the password where the last proof is too old. */
export function useProof(): AskedProof {
  const [settle, setSettle] = useState<((until: string | null) => void) | null>(null);
  const linesOf = useErrorMessages();
  const askProof = async () => {
    try {
      return await prove();
    } catch (error) {
      if (refusedField(error) === 'password') return new Promise<string | null>((resolve) => setSettle(() => resolve));
      notify.error(linesOf(error).join(' '));
      return null;
    }
  };
  const end = (until: string | null) => {
    settle?.(until);
    setSettle(null);
  };
  return {
    askProof,
    proofDialog: <ProofDialog isOpen={settle !== null} onProven={end} onClose={() => end(null)} />,
  };
}
