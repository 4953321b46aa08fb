import { useEffect, useRef, useState } from 'react';
import { obstacleOf, withPartialUndo } from '../../outbox/journal/journal.core.ts';
import type { JournalEntry } from '../../outbox/journal/journal.types.ts';
import { findUndo, type FoundUndo, retryOf, undoEntry } from '../../outbox/journal/undo.ts';
import type { UndoPlan } from '../../outbox/journal/undo.core.ts';
import { useOutbox } from '../../outbox/react/OutboxProvider.tsx';
import { useStoredJournal } from '../../outbox/journal/useJournal.ts';
import { useStorage } from '../../storage/StorageProvider.tsx';
import { hasUndoRules, loadFeature, loadUndoRules } from '../outbox-features.ts';

/** How far an undo has come: before the question, while the server is asked, when a part would stay, and when it cannot be. */
export type UndoStep =
  | { type: 'idle' }
  | { type: 'checking' }
  | { type: 'asking'; found: FoundUndo }
  | { type: 'stays'; obstacle: UndoPlan['obstacle'] }
  | { type: 'failed'; error: unknown };

export interface Undo {
  step: UndoStep;
  /** Finds out what can be undone, and does so unless a part would stay. */
  request: () => void;
  /** Undoes what can be. */
  confirm: () => void;
  cancel: () => void;
  /** Gives a refused change once more. */
  retry: () => void;
}

/** Whether a saved change may be undone from here, as far as can be known without the server. */
export const mayBeUndone = (one: JournalEntry): boolean =>
  (one.state === 'saved' || one.left !== undefined) && obstacleOf(one) === null && hasUndoRules(one.entry.feature);

const IDLE: UndoStep = { type: 'idle' };

/**
 * The undo of one change.
 *
 * @param isUnsent whether the server does not know of it, so that nobody has to be asked
 */
export function useUndo(one: JournalEntry, isUnsent: boolean): Undo {
  const { actor } = useOutbox();
  const storage = useStorage();
  const stored = useStoredJournal();
  const [step, setStep] = useState(IDLE);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const { entry } = one;

  function give({ feature, plan }: FoundUndo) {
    stored.write(withPartialUndo(stored.read(), entry.id, plan.partial));
    actor.send({ type: 'command given', entry: undoEntry(feature, entry, plan.inverse) });
    setStep(IDLE);
  }

  function decide(found: FoundUndo) {
    const { inverse, obstacle, partial } = found.plan;
    if (inverse === null) setStep({ type: 'stays', obstacle });
    else if (partial) setStep({ type: 'asking', found });
    else give(found);
  }

  async function run(task: (signal: AbortSignal) => Promise<void>) {
    const { signal } = (leaving.current = new AbortController());
    setStep({ type: 'checking' });
    try {
      await task(signal);
    } catch (error) {
      if (!signal.aborted) setStep({ type: 'failed', error });
    }
  }

  const surroundings = { actor, storage, loadFeature, loadRules: loadUndoRules };
  return {
    step,
    request: () => {
      if (isUnsent) actor.send({ type: 'withdrawal requested', id: entry.id });
      else void run(async (signal) => decide(await findUndo(one, stored.read(), surroundings, signal)));
    },
    confirm: () => {
      if (step.type === 'asking') give(step.found);
    },
    cancel: () => setStep(IDLE),
    retry: () =>
      void run(async (signal) => {
        actor.send({ type: 'command given', entry: await retryOf(entry, surroundings, signal) });
        setStep(IDLE);
      }),
  };
}
