import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useUserStorage } from '../../../session/storage/useUserStorage.ts';
import { draftKey, storedDrafts, withDraft } from './blog.storage.ts';

export interface PostDrafts {
  textOf: (parentId: number | null) => string;
  type: (parentId: number | null, text: string) => void;
}

/** The typed comments on a post: they outlive the page, and a refused one is among them again. */
export function useDrafts(postId: number): PostDrafts {
  const area = useUserStorage();
  const entry = useMemo(() => storedDrafts.in(area), [area]);
  const subscribe = useCallback((listener: () => void) => entry.subscribe(listener), [entry]);
  const drafts = useSyncExternalStore(subscribe, entry.read);
  return {
    textOf: (parentId) => drafts[draftKey(postId, parentId)] ?? '',
    type: (parentId, text) => entry.write(withDraft(entry.read(), draftKey(postId, parentId), text)),
  };
}
