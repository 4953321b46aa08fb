import { useEffect, useEffectEvent } from 'react';
import { useAppState, useAppStateActor } from '../../app-state/AppStateProvider.tsx';
import { useCart } from '../../cart/useCart.ts';
import { useAbility } from '../../session/guards/ability.ts';
import type { MenuCounts } from './useMenu.ts';
import { SUBJECT_OF_TEMPLATE } from '../../session/subjects.ts';
import { useDeferredCode } from '../DeferredCodeProvider.tsx';

/** The counts in the menu's badges. Mails and chat are counted when the deferred parts of the frame load, later by their pages. */
export function useMenuCounts(): MenuCounts {
  const { count } = useCart();
  const unread = useAppState((state) => state.unreadMails);
  const chat = useAppState((state) => state.unreadChat);
  const appState = useAppStateActor();
  useCounted(unread, countUnread, (counted) => appState.send({ type: 'mails counted', unread: counted }));
  useCounted(chat, countChat, (counted) => appState.send({ type: 'chat counted', unread: counted }));

  return { cart: count, 'unread mail': unread ?? 0, 'unread chat': chat ?? 0 };
}

/** Counts once, when the frame has time for it. */
function useCounted(
  known: number | null,
  load: (signal: AbortSignal) => Promise<number>,
  onCounted: (count: number) => void,
): void {
  const mayUseTemplate = useAbility().can('read', SUBJECT_OF_TEMPLATE);
  const hasTime = useDeferredCode().code !== undefined;
  const isAsked = hasTime && mayUseTemplate && known === null;
  const begin = useEffectEvent((signal: AbortSignal) => {
    load(signal).then(
      (count) => {
        if (!signal.aborted) onCounted(count);
      },
      // A badge that is missing needs no message.
      () => undefined,
    );
  });

  useEffect(() => {
    if (!isAsked) return undefined;
    const leaving = new AbortController();
    begin(leaving.signal);
    return () => leaving.abort();
  }, [isAsked]);
}

async function countUnread(signal: AbortSignal): Promise<number> {
  const { emailCalls } = await import('../../features/email/mailbox/email.api.ts');
  const { emailsMeta } = await emailCalls.list({ folder: 'inbox', label: null, q: '' }, signal);
  return emailsMeta.inbox;
}

async function countChat(signal: AbortSignal): Promise<number> {
  const { countUnreadChat } = await import('../../features/chat/server/chat.api.ts');
  return countUnreadChat(signal);
}
