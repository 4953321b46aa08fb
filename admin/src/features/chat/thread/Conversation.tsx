import { EmptyState, ErrorState } from '@embarque/design-system';
import {
  ChatFindBar,
  ChatHeader,
  ChatThread,
  type ChatThreadHandle,
  ChatThreadSkeleton,
} from '@embarque/design-system/chat';
import type { ChatContact } from '@embarque/mocks/chat/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { isNotFound } from '../../../http/http.error.ts';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { ReferenceLinks } from '../../../references/ReferenceLinks.tsx';
import { useTryAgain } from '../../../session/useTryAgain.ts';
import type { ChatActor } from '../machine/chat.machine.ts';
import type { ChatPlace } from '../model/chat.query.ts';
import { conversationOf } from '../model/chat.state.ts';
import type { ComposerFocus } from '../page/useComposerFocus.ts';
import type { Go } from '../page/usePlace.ts';
import { ReportDialog } from '../panels/ReportDialog.tsx';
import { threadReader } from './chat.thread.ts';
import { ThreadComposer } from './ThreadComposer.tsx';
import { useContactMenu } from './useContactMenu.ts';
import { useFind } from './useFind.ts';
import { useFindText } from './useFindText.ts';
import { useMessageActions } from './useMessageActions.ts';
import { useStatusLabels } from './useStatusLabels.ts';

export interface ConversationProps {
  actor: ChatActor;
  contact: ChatContact;
  place: ChatPlace;
  go: Go;
  composer: ComposerFocus;
  onOpenList: () => void;
}

/** The open conversation. Give it a `key` for each contact. */
export function Conversation({ actor, contact, place, go, composer, onOpenList }: ConversationProps) {
  const { id: contactId, fullName, avatar, status } = contact;
  const statuses = useStatusLabels();
  const [isReporting, setReporting] = useState(false);
  const hasMessages = useActorState(
    actor,
    ({ context }) => conversationOf(context.shown, contactId).messages.length > 0,
  );
  const menu = useContactMenu({
    actor,
    contact,
    hasMessages,
    onView: () => go({ panel: 'contact' }),
    onReport: () => setReporting(true),
  });
  const isSearching = place.find !== null;
  return (
    <>
      <ChatHeader
        person={{ name: fullName, src: avatar, status }}
        detail={statuses[status]}
        onOpenList={onOpenList}
        onOpenContact={() => go({ panel: 'contact' })}
        onCall={({ kind }) => actor.send({ type: 'call started', call: { contactId, kind } })}
        onSearch={() => go({ find: isSearching ? null : '' }, { replace: true })}
        isSearching={isSearching}
        menu={menu}
      />
      <ReferenceLinks>
        <Messages actor={actor} contact={contact} place={place} go={go} composer={composer} />
      </ReferenceLinks>
      {isReporting && <ReportDialog actor={actor} contact={contact} onClose={() => setReporting(false)} />}
    </>
  );
}

function Messages({ actor, contact, place, go, composer }: Omit<ConversationProps, 'onOpenList'>) {
  const { t } = useLingui();
  const { id: contactId, fullName, avatar, status, isMuted } = contact;
  const thread = useRef<ChatThreadHandle>(null);
  const stored = useActorState(actor, ({ context }) => conversationOf(context.shown, contactId).messages);
  const firstNewId = useActorState(actor, ({ context }) => context.firstNewKey);
  const isTyping = useActorState(actor, ({ context }) => context.typing.includes(contactId));
  const isLoaded = useActorState(actor, ({ context }) => conversationOf(context.shown, contactId).isLoaded);
  const hasOlder = useActorState(actor, ({ context }) => conversationOf(context.shown, contactId).hasOlder);
  const isLoadingOlder = useActorState(
    actor,
    (state) => state.matches({ thread: { open: 'loadingOlder' } }) || state.matches({ thread: { open: 'loadingAll' } }),
  );
  const me = t({ message: 'You', context: 'sender' });
  const read = useMemo(() => threadReader({ contact: { id: contactId, fullName }, me }), [contactId, fullName, me]);
  const messages = useMemo(() => read(stored), [read, stored]);
  const person = useMemo(() => ({ name: fullName, src: avatar, status }), [fullName, avatar, status]);
  const { text, setText, close } = useFindText(place, go);
  const { count, index, hitId, step } = useFind(actor, messages, text, isLoaded);
  const { composerRef, onShown } = composer;
  const focusComposer = useCallback(() => composerRef.current?.focus(), [composerRef]);
  const continueText = useCallback(() => composerRef.current?.focusEnd(), [composerRef]);
  const { act, editLast } = useMessageActions({ actor, contactId, onWrite: continueText });
  const reportEnd = useCallback(
    ({ isAtEnd }: { isAtEnd: boolean }) => actor.send({ type: 'end changed', isAtEnd }),
    [actor],
  );
  const loadOlder = useCallback(() => actor.send({ type: 'older requested' }), [actor]);
  const removeLine = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && firstNewId !== null) actor.send({ type: 'line removed' });
  };

  if (!isLoaded) return <ThreadOnItsWay actor={actor} contact={contact} />;
  return (
    <>
      {text !== null && (
        <ChatFindBar
          query={text}
          onQueryChange={({ value }) => setText(value)}
          count={count}
          index={index}
          onPrevious={() => step(-1)}
          onNext={() => step(1)}
          onClose={() => {
            close();
            focusComposer();
          }}
        />
      )}
      <ChatThread
        ref={thread}
        messages={messages}
        person={person}
        firstNewId={firstNewId}
        isTyping={isTyping}
        isMuted={isMuted}
        query={text ?? ''}
        currentHitId={hitId}
        isLoadingOlder={isLoadingOlder}
        emptyText={<NoMessages name={fullName} />}
        {...(hasOlder && { onReachStart: loadOlder })}
        onAtEndChange={reportEnd}
        onAction={act}
        onKeyDown={removeLine}
      />
      <ThreadComposer
        actor={actor}
        contact={contact}
        composerRef={composerRef}
        onShown={onShown}
        onEditLast={editLast}
        onSent={() => thread.current?.toEnd()}
      />
    </>
  );
}

function NoMessages({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t`No messages yet`} headingLevel={2}>
      <Trans>Say hello to {name}.</Trans>
    </EmptyState>
  );
}

/** Stands where the messages will be. */
function ThreadOnItsWay({ actor, contact: { fullName } }: Pick<ConversationProps, 'actor' | 'contact'>) {
  const { t } = useLingui();
  const error = useActorState(actor, ({ context }) => context.threadError);
  const isFailed = useActorState(actor, (state) => state.matches({ thread: 'failed' }));
  const tryAgain = useTryAgain(() => actor.send({ type: 'try again' }));
  if (!isFailed && error === null) return <ChatThreadSkeleton label={t`Loading messages…`} />;
  const isGone = isNotFound(error);
  return (
    <ErrorState
      headingLevel={2}
      title={isGone ? t`${fullName} is gone` : t`Couldn't load the messages`}
      onRetry={tryAgain}
      isRetrying={!isFailed}
    >
      <ErrorText error={error} />
    </ErrorState>
  );
}
