import { type ReactNode, useState } from 'react';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';

export type Question = Pick<ConfirmDialogProps, 'title' | 'children' | 'confirmLabel' | 'cancelLabel' | 'tone'>;

export interface Confirm {
  /** Asks, and resolves to whether the answer was yes. Without a network for its code, it counts as no. */
  ask: (question: Question) => Promise<boolean>;
  /** The dialog; render it anywhere below. */
  dialog: ReactNode;
}

const loadDialog = () => import('./ConfirmDialog.tsx');

/**
 * A question within a sequence of steps: `if (await ask({ … })) discard();`.
 * When the yes starts work that takes time, use `ConfirmDialog`, which shows it.
 */
export function useConfirm(): Confirm {
  // Kept after the answer, so that the words do not change while the dialog leaves.
  const [asked, setAsked] = useState<{ question: Question; resolve: (isYes: boolean) => void }>();
  const [isOpen, setOpen] = useState(false);
  const { code, ask: askFor } = useOnDemand(loadDialog);

  const ask = async (question: Question) => {
    if (!code && !(await askFor())) return false;
    return new Promise<boolean>((resolve) => {
      setAsked({ question, resolve });
      setOpen(true);
    });
  };

  const answer = (isYes: boolean) => {
    setOpen(false);
    asked?.resolve(isYes);
  };

  const dialog = code && asked && (
    <code.ConfirmDialog
      {...asked.question}
      isOpen={isOpen}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
  return { ask, dialog };
}
