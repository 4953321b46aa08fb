import { useEffect, useMemo, useState } from 'react';
import { useInspectedActor } from '../../../inspection/inspection.tsx';
import { newEntryId } from '../../../outbox/outbox.core.ts';
import { useOutbox } from '../../../outbox/react/OutboxProvider.tsx';
import { useSettled } from '../../../outbox/react/useSettled.ts';
import { useUser } from '../../../session/SessionProvider.tsx';
import { useUserStorage } from '../../../session/storage/useUserStorage.ts';
import type { SafeStorage } from '../../../storage/storage.ts';
import { isDirty } from './machine/post-editor.context.ts';
import { type PostEditorActor, postEditorMachine } from './machine/post-editor.machine.ts';
import { draftCopy } from './model/post-draft.storage.ts';
import { postsOutbox } from './server/posts.outbox.ts';

const PAUSE_MS = 400;

/** Runs the editor of one post, `null` for a new one: it saves through the outbox, and this browser keeps a copy of what is unsaved. */
export function usePostEditor(id: number | null): { actor: PostEditorActor; forget: () => void } {
  const area = useUserStorage();
  const user = useUser();
  const [person, email] = [user?.fullName ?? '', user?.email ?? ''];
  const outbox = useOutbox();
  const settled = useSettled(postsOutbox.name);
  const copy = useMemo(() => draftCopy(id, area).read(), [id, area]);
  const [key] = useState(newEntryId);
  const actor = useInspectedActor(postEditorMachine, { input: { outbox, id, key, person, email, copy, settled } });
  useEffect(() => keepCopy(actor, area), [actor, area]);
  useEffect(() => {
    const tell = () => actor.send({ type: 'connection returned' });
    addEventListener('online', tell);
    return () => removeEventListener('online', tell);
  }, [actor]);

  return { actor, forget: () => draftCopy(actor.getSnapshot().context.id, area).remove() };
}

/** Stores what is typed and not saved, so that it outlives a crash. A copy that is offered stays as it is. */
function keepCopy(actor: PostEditorActor, area: SafeStorage): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = actor.getSnapshot().context;

  const store = () => {
    clearTimeout(timer);
    const { value, context } = actor.getSnapshot();
    if (typeof value !== 'object' || context.copy !== null) return;
    const { id, draft, saved: base, version, key } = context;
    const copy = draftCopy(id, area);
    if (isDirty(context)) copy.write({ draft, base, version, key, at: new Date().toISOString() });
    else copy.remove();
  };
  const subscription = actor.subscribe(({ context }) => {
    const { id, copy, draft, saved } = last;
    // A new post has got its number.
    if (context.id !== id) draftCopy(id, area).remove();
    if (context.draft === draft && context.saved === saved && context.copy === copy) return;
    last = context;
    clearTimeout(timer);
    timer = setTimeout(store, PAUSE_MS);
  });
  addEventListener('pagehide', store);
  return () => {
    clearTimeout(timer);
    subscription.unsubscribe();
    removeEventListener('pagehide', store);
  };
}
