import { Alert, ErrorState, HighlightScope, SearchField } from '@embarque/design-system';
import {
  ChatListHead,
  ConversationList,
  type ConversationListHandle,
  ConversationListSkeleton,
} from '@embarque/design-system/chat';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Ref, useMemo } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { useSearchText } from '../../../query/useSearchText.ts';
import { useOwnPicture } from '../../../session/picture/useOwnPicture.ts';
import { useTryAgain } from '../../../session/useTryAgain.ts';
import type { ChatActor } from '../machine/chat.machine.ts';
import { closedDraftsReader, type Draft } from '../model/chat.drafts.ts';
import type { ChatPlace } from '../model/chat.query.ts';
import type { Go } from '../page/usePlace.ts';
import { rowsOf } from './chat.rows.ts';
import { useMessageLabels } from './useMessageLabels.ts';
import { UnreadableRowsOf } from '../../../access/UnreadableRows.tsx';
import { CHATS } from '../server/chat.api.ts';

export interface ChatListProps {
  actor: ChatActor;
  place: ChatPlace;
  go: Go;
  listRef: Ref<ConversationListHandle>;
  onOpen: (opened: { id: number; isByKey: boolean }) => void;
}

/** The own avatar, the search, and the conversations below; contacts without one are found by the search. */
export function ChatList({ actor, place, go, listRef, onOpen }: ChatListProps) {
  const { t } = useLingui();
  const profile = useActorState(actor, ({ context }) => context.shown.profile);
  const picture = useOwnPicture(profile?.avatar);
  // Replaces the entry, or each letter would be a step back.
  const { text, setText } = useSearchText(place.q, (q) => go({ q }, { replace: true }));
  if (!profile) return <PeopleOnTheirWay actor={actor} />;
  return (
    <>
      <ChatListHead
        me={{ name: profile.fullName, src: picture, status: profile.status }}
        onOpenProfile={() => go({ panel: 'profile' })}
        search={
          <SearchField
            label={t`Search people`}
            placeholder={t`Search or start a new chat`}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        }
      />
      <HighlightScope query={place.q}>
        <Rows actor={actor} place={place} listRef={listRef} onOpen={onOpen} />
      </HighlightScope>
      <UnreadableRowsOf path={CHATS} />
      <FeedNotice actor={actor} />
    </>
  );
}

function Rows({ actor, place, listRef, onOpen }: Omit<ChatListProps, 'go'>) {
  const { t } = useLingui();
  const shown = useActorState(actor, ({ context }) => context.shown);
  const typing = useActorState(actor, ({ context }) => context.typing);
  const drafts = useClosedDrafts(actor, place.contact);
  const labels = useMessageLabels();
  const { q, contact: openId } = place;
  const { chats, contacts } = useMemo(
    () => rowsOf(shown, { q, openId, drafts, typing, labels }),
    [shown, q, openId, drafts, typing, labels],
  );
  const isSearching = q.trim() !== '';
  const chatsSection = {
    id: 'chats',
    title: t`Chats`,
    items: chats,
    emptyText: isSearching ? t`No chats found` : t`No chats yet`,
  };
  const contactsSection = {
    id: 'contacts',
    title: t`Contacts`,
    items: contacts,
    emptyText: isSearching ? t`No contacts found` : t`No contacts yet`,
  };
  return (
    <ConversationList
      ref={listRef}
      label={t({ message: 'Conversations', context: 'chat' })}
      activeId={openId}
      onOpen={({ id, isByKey = false }) => onOpen({ id: Number(id), isByKey })}
      sections={isSearching || chats.length === 0 ? [chatsSection, contactsSection] : [chatsSection]}
    />
  );
}

/** The drafts of other threads: letters that are typed now draw no row again. */
function useClosedDrafts(actor: ChatActor, openId: number | null): Readonly<Record<number, Draft>> {
  const read = useMemo(() => closedDraftsReader(openId), [openId]);
  return useActorState(actor, ({ context }) => read(context.drafts));
}

/** Says that nothing new arrives for the moment. It takes its room from the end of the list: no row moves. */
function FeedNotice({ actor }: Pick<ChatListProps, 'actor'>) {
  const isRetrying = useActorState(actor, (state) => state.matches({ feed: 'retrying' }));
  const isOnline = useActorState(actor, ({ context }) => context.isOnline);
  if (isOnline && !isRetrying) return null;
  return (
    <Alert tone="warning" announced="politely">
      {isOnline ? (
        <Trans>Connection lost. Trying again…</Trans>
      ) : (
        <Trans>You're offline. New messages are sent once you're back.</Trans>
      )}
    </Alert>
  );
}

function PeopleOnTheirWay({ actor }: Pick<ChatListProps, 'actor'>) {
  const { t } = useLingui();
  const error = useActorState(actor, ({ context }) => context.error);
  const isLoading = useActorState(actor, (state) => state.matches({ people: 'loading' }));
  const tryAgain = useTryAgain(() => actor.send({ type: 'try again' }));
  if (error === null) return <ConversationListSkeleton label={t`Loading chats…`} />;
  return (
    <ErrorState headingLevel={2} title={t`Couldn't load your chats`} onRetry={tryAgain} isRetrying={isLoading}>
      <ErrorText error={error} />
    </ErrorState>
  );
}
