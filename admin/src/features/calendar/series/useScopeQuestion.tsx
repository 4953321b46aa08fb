import { OnDemand } from '@embarque/design-system';
import { type ReactNode, useState } from 'react';
import type { ScopeQuestion } from './ScopeDialog.tsx';

const loadDialog = () => import('./ScopeDialog.tsx');

/** Asks how much of a series a change is about, before it is made. */
export type AskScope = (question: ScopeQuestion) => void;

export function useScopeQuestion(): { askScope: AskScope; dialog: ReactNode } {
  const [question, askScope] = useState<ScopeQuestion | null>(null);
  const close = () => askScope(null);
  return {
    askScope,
    dialog: question && (
      <OnDemand load={loadDialog} onMissing={close}>
        {({ ScopeDialog }) => <ScopeDialog {...question} onClose={close} />}
      </OnDemand>
    ),
  };
}
