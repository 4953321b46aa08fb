import { type ReactNode, useState } from 'react';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';
import type { AlertAnswer, AlertQuestion } from './alert.types.ts';

export interface AlertDialogs {
  /** Says or asks something, and resolves to what the person did. Without a network for its code, it counts as dismissed. */
  ask: (question: AlertQuestion) => Promise<AlertAnswer>;
  /** The dialog; render it anywhere below. */
  dialog: ReactNode;
}

interface Asked {
  question: AlertQuestion;
  number: number;
  isOpen: boolean;
  resolve: (answer: AlertAnswer) => void;
}

const loadDialog = () => import('./AlertDialog.tsx');

/**
 * A message that must be seen, or a question with a picture of what it means: `await ask({ kind: 'success', title: … })`.
 * For what may pass unseen, use `notify`; for a plain yes or no before something is lost, `useConfirm`.
 */
export function useAlertDialog(): AlertDialogs {
  const [asked, setAsked] = useState<Asked>();
  const { code, ask: askFor } = useOnDemand(loadDialog);

  const ask = async (question: AlertQuestion): Promise<AlertAnswer> => {
    if (!code && !(await askFor())) return { outcome: 'dismissed', text: '' };
    return new Promise((resolve) => {
      setAsked((before) => ({ question, number: (before?.number ?? 0) + 1, isOpen: true, resolve }));
    });
  };

  const answer = (given: AlertAnswer) => {
    asked?.resolve(given);
    // After those who wait had their turn: what they ask next takes this one's place, without an empty moment between.
    setTimeout(() => setAsked((now) => (now && now === asked ? { ...now, isOpen: false } : now)));
  };

  const dialog = code && asked && <code.AlertDialog {...asked} onAnswer={answer} />;
  return { ask, dialog };
}
