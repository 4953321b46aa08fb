import type { ConversationItem } from '@embarque/design-system/chat';
import { useMemo } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import type { ChatActor } from '../machine/chat.machine.ts';
import { rowsOf } from './chat.rows.ts';
import { useMessageLabels } from './useMessageLabels.ts';

/** More would not fit below the button that starts a conversation. */
const MOST = 4;
const NO_DRAFTS = {};

/** The newest conversations with unread messages. */
export function useUnreadChats(actor: ChatActor): readonly ConversationItem[] {
  const shown = useActorState(actor, ({ context }) => context.shown);
  const typing = useActorState(actor, ({ context }) => context.typing);
  const labels = useMessageLabels();
  return useMemo(
    () =>
      rowsOf(shown, { q: '', openId: null, drafts: NO_DRAFTS, typing, labels })
        .chats.filter(({ unread = 0 }) => unread > 0)
        .slice(0, MOST),
    [shown, typing, labels],
  );
}
