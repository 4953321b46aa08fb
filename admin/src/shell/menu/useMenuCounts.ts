import { useEffect } from 'react';
import { useAppState, useAppStateActor } from '../../app-state/AppStateProvider.tsx';
import { useCart } from '../../cart/useCart.ts';
import { useAbility } from '../../session/guards/ability.ts';
import type { MenuCounts } from './useMenu.ts';
import { SUBJECT_OF_TEMPLATE } from '../../session/subjects.ts';
import { useDeferredCode } from '../DeferredCodeProvider.tsx';

/** The counts in the menu's badges. Mails are counted when the deferred parts of the frame load, later by the mailbox itself. */
export function useMenuCounts(): MenuCounts {
  const { count } = useCart();
  const unread = useAppState((state) => state.unreadMails);
  const appState = useAppStateActor();
  const mayUseTemplate = useAbility().can('read', SUBJECT_OF_TEMPLATE);
  const hasTime = useDeferredCode().code !== undefined;
  const isAsked = hasTime && mayUseTemplate && unread === null;

  useEffect(() => {
    if (!isAsked) return undefined;
    const leaving = new AbortController();
    countUnread(leaving.signal).then(
      (counted) => appState.send({ type: 'mails counted', unread: counted }),
      // A badge that is missing needs no message.
      () => undefined,
    );
    return () => leaving.abort();
  }, [isAsked, appState]);

  return { cart: count, 'unread mail': unread ?? 0 };
}

async function countUnread(signal: AbortSignal): Promise<number> {
  const { emailCalls } = await import('../../features/email/mailbox/email.api.ts');
  const { emailsMeta } = await emailCalls.list({ folder: 'inbox', label: null, q: '' }, signal);
  return emailsMeta.inbox;
}
