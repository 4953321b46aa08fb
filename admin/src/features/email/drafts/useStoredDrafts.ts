import { useEffect } from 'react';
import { claim } from '../../../storage/claim.ts';
import { tabName } from '../../../storage/tab.ts';
import { isDraftKey } from './drafts.storage.ts';
import { type DraftSyncOptions, syncDrafts } from './drafts.sync.ts';

/** Stores the drafts of this page and syncs those of other tabs. */
export function useStoredDrafts({ email, compose, area, owner }: Omit<DraftSyncOptions, 'claim' | 'tab'>): void {
  useEffect(() => {
    const { flush, sync, stop } = syncDrafts({ email, compose, area, owner, tab: tabName(), claim });
    const onStorage = (event: StorageEvent) => {
      if (isDraftKey(event)) sync();
    };
    addEventListener('storage', onStorage);
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pagehide', flush);
      stop();
    };
  }, [email, compose, area, owner]);
}
