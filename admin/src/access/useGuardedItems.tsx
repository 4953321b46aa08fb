import { type MenuItem, OnDemand } from '@embarque/design-system';
import { type ReactNode, useState } from 'react';
import { loadDenied } from './denied/load-denied.ts';
import { useMayDo } from './useMayDo.ts';
import type { Attempt } from './useExplain.ts';

interface GuardedItems {
  /** The item as it is, or as one that explains why the person may not choose it. */
  guard: (attempt: Attempt, item: MenuItem) => MenuItem;
  /** Tells whether the person may do what a control just asked for, and explains it when not. */
  allows: (attempt: Attempt) => boolean;
  /** The explanation, once something asked for it: draw it beside the menu. */
  denial: ReactNode;
}

/** Menu items for people with the right to what they do; for others they stay, and explain why not. */
export function useGuardedItems(): GuardedItems {
  const may = useMayDo();
  const [asked, setAsked] = useState<Attempt | null>(null);
  const close = () => setAsked(null);
  return {
    guard: (attempt, item) => {
      if (may(attempt)) return item;
      const { tone: _, href: __, ...denied } = item;
      return { ...denied, isDenied: true, onAction: () => setAsked(attempt) };
    },
    allows: (attempt) => {
      if (may(attempt)) return true;
      setAsked(attempt);
      return false;
    },
    denial: asked && (
      <OnDemand load={loadDenied} onMissing={close}>
        {({ DeniedDialog }) => <DeniedDialog attempt={asked} onClose={close} />}
      </OnDemand>
    ),
  };
}
