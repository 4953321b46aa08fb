import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';
import { isMac, shortcutOf } from '../../shortcuts/shortcuts.ts';
import { useSessionState } from '../../session/SessionProvider.tsx';
import { shellShortcuts } from '../shell.shortcuts.ts';

let isFrameThere = false;
let wasAsked = false;

/** Remembers that somebody asked for the search while the frame, which listens to the shortcut itself, was loading after sign-in. */
export function EarlySearch() {
  const isPagePending = useNavigation().state === 'loading';
  const isSignedIn = useSessionState((snapshot) => snapshot.matches('signedIn'));
  const isWaiting = isPagePending && isSignedIn;

  useEffect(() => {
    if (!isWaiting) return undefined;
    const loaded = new AbortController();
    const listen = (event: KeyboardEvent) => {
      if (isFrameThere || shortcutOf(shellShortcuts, event, isMac())?.action !== 'search') return;
      event.preventDefault();
      wasAsked = true;
    };
    document.addEventListener('keydown', listen, { signal: loaded.signal });
    return () => loaded.abort();
  }, [isWaiting]);
  return null;
}

/** Opens the search in the frame if it was asked for before, and takes over the shortcut while the frame is there. */
export function useEarlySearch(open: () => void): void {
  useEffect(() => {
    isFrameThere = true;
    if (wasAsked) open();
    wasAsked = false;
    return () => {
      isFrameThere = false;
    };
    // Once, when the frame comes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
