import { notify } from '@embarque/design-system';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useErrorMessages } from '../http/response/http.messages.ts';
import { refusedField } from '../http/response/refused-field.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { useProve } from './useProve.ts';

interface AskedProof {
  /**
   * Resolves with the moment until which the proof is enough, or with `null` when there is none, what asked has left the page
   * meanwhile, or it asks already.
   */
  askProof: () => Promise<string | null>;
  /** Opens the dialog at once: for a server that has just refused something for want of the password. Resolves as `askProof` does. */
  askPassword: () => Promise<string | null>;
  /** Whether the server is being asked: what asks shows that it is busy. */
  isAsking: boolean;
  /** Has to be drawn beside what asks. */
  proofDialog: ReactNode;
}

/** Makes sure that it is the person before a sensitive act: a dialog asks for the password where the last proof is too old. */
export function useProof(): AskedProof {
  const [settle, setSettle] = useState<((until: string | null) => void) | null>(null);
  const linesOf = useErrorMessages();
  const prove = useProve();
  const [isAsking, setAsking] = useState(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);
  const askPassword = async () => {
    if (settle !== null) return null;
    return new Promise<string | null>((resolve) => setSettle(() => resolve));
  };
  const askProof = async () => {
    if (isAsking) return null;
    setAsking(true);
    try {
      const until = await prove();
      return isGone.current ? null : until;
    } catch (error) {
      if (isGone.current) return null;
      if (refusedField(error) === 'password') return askPassword();
      notify.error(linesOf(error).join(' '));
      return null;
    } finally {
      setAsking(false);
    }
  };
  const end = (until: string | null) => {
    settle?.(until);
    setSettle(null);
  };
  return {
    askProof,
    askPassword,
    isAsking,
    proofDialog: <ProofDialog isOpen={settle !== null} onProven={end} onClose={() => end(null)} />,
  };
}
