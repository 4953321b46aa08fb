import { useToday } from '@embarque/design-system';
import { useEffect, useMemo } from 'react';
import { useInspectedActor } from '../../../inspection/inspection.tsx';
import { usePrincipal } from '../../../people/usePrincipal.ts';
import { useUserStorage } from '../../../session/storage/useUserStorage.ts';
import { type EditorActor, editorMachine } from './machine/editor.machine.ts';
import { baseOf } from './machine/editor.setup.ts';
import { draftStorage, storeDraft } from './model/editor.storage.ts';

const PAUSE_MS = 400;

/** The stored draft of an invoice that is open. */
export interface EditorStorage {
  /** Forgets what was typed. */
  forget: () => void;
  /** Forgets what is saved, and stores under the number of the saved invoice what was typed while it was being saved. */
  settle: () => void;
}

/** Runs the editor of one invoice, `null` for a new one, and stores what is typed so that a reload brings it back. */
export function useEditor(id: number | null): EditorStorage & { actor: EditorActor } {
  const area = useUserStorage();
  const storage = useMemo(() => draftStorage(id, area), [id, area]);
  const by = usePrincipal();
  const today = useToday();
  const actor = useInspectedActor(editorMachine, {
    input: { id, stored: storage.read(), today, by },
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = () => {
      clearTimeout(timer);
      const { value, context } = actor.getSnapshot();
      // Without its invoice, a stored draft would look like an unchanged one.
      if (typeof value !== 'object') return;
      storeDraft(storage, context.saved, { draft: context.draft, base: baseOf(context.answer) });
    };
    let last = actor.getSnapshot().context.draft;
    const subscription = actor.subscribe(({ context }) => {
      if (context.draft === last) return;
      last = context.draft;
      clearTimeout(timer);
      timer = setTimeout(store, PAUSE_MS);
    });
    addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
      removeEventListener('pagehide', store);
    };
  }, [actor, storage]);

  return {
    actor,
    forget: () => storage.remove(),
    settle: () => {
      const { answer, saved, draft } = actor.getSnapshot().context;
      storage.remove();
      if (answer) storeDraft(draftStorage(answer.invoice.id, area), saved, { draft, base: baseOf(answer) });
    },
  };
}
