import { useEffect } from 'react';
import { claim } from '../../../storage/claim.ts';
import { tabName } from '../../../storage/tab.ts';
import { isAboutMails } from './drafts.storage.ts';
import { type Keeping, keepMails } from './drafts.sync.ts';

/** Keeps what is written on this page, in step with the other tabs. */
export function useKeptMails({ email, compose, area, owner }: Omit<Keeping, 'claim' | 'tab'>): void {
  useEffect(() => {
    const { keep, follow, stop } = keepMails({ email, compose, area, owner, tab: tabName(), claim });
    const onStorage = (event: StorageEvent) => {
      if (isAboutMails(event)) follow();
    };
    addEventListener('storage', onStorage);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pagehide', keep);
      stop();
    };
  }, [email, compose, area, owner]);
}
