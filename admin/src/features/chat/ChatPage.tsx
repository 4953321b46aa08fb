import { media, useMediaQuery, VisuallyHidden } from '@embarque/design-system';
import { ChatLayout, ChatStart, type ChatStartProps, type ConversationListHandle } from '@embarque/design-system/chat';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useActorState } from '../../app-state/useActorState.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { ChatList } from './list/ChatList.tsx';
import { useUnreadChats } from './list/useUnreadChats.ts';
import type { ChatActor } from './machine/chat.machine.ts';
import { contactOf, unreadTotal } from './model/chat.state.ts';
import type { ChatPlace } from './model/chat.query.ts';
import { useChat } from './page/useChat.ts';
import { useComposerFocus } from './page/useComposerFocus.ts';
import { useNewestOpen } from './page/useNewestOpen.ts';
import { useNeighbourKeys } from './page/useNeighbourKeys.ts';
import { usePlace } from './page/usePlace.ts';
import { Call } from './panels/Call.tsx';
import { ContactDetails } from './panels/ContactDetails.tsx';
import { MyProfile } from './panels/MyProfile.tsx';
import { Conversation } from './thread/Conversation.tsx';
import { NoContact } from './thread/NoContact.tsx';

/** `/apps/chat`: the URL holds the open conversation, the panel beside it, and both searches. */
export function ChatPage() {
  const [place, go] = usePlace();
  const actor = useChat(place);
  const profile = useActorState(actor, ({ context }) => context.shown.profile);
  const contact = useActorState(actor, ({ context }) => contactOf(context.shown, place.contact));
  const list = useRef<ConversationListHandle>(null);
  const composer = useComposerFocus();
  const [isListOpen, setListOpen] = useListOpen(place.contact);
  useNeighbourKeys(list);
  useNewestOpen(actor, place, go);

  const open = (id: number) => {
    setListOpen(false);
    composer.ask();
    if (id === place.contact) composer.onShown();
    else go({ contact: id });
  };
  const startConversation = () => {
    setListOpen(true);
    requestAnimationFrame(() => list.current?.focus());
  };
  const closePanels = () => {
    setListOpen(false);
    if (place.panel !== null) go({ panel: null });
  };

  return (
    <>
      <ChatTitle actor={actor} place={place} />
      <ChatLayout
        list={<ChatList actor={actor} place={place} go={go} listRef={list} onOpen={({ id }) => open(id)} />}
        isListOpen={isListOpen}
        onClosePanels={closePanels}
        startPanel={
          place.panel === 'profile' && profile && <MyProfile actor={actor} profile={profile} onClose={closePanels} />
        }
        endPanel={
          place.panel === 'contact' &&
          contact && (
            <ContactDetails
              actor={actor}
              contact={contact}
              onClose={closePanels}
              onDeleted={() => go({ contact: null }, { replace: true })}
            />
          )
        }
      >
        {place.contact === null ? (
          <Start actor={actor} onStart={startConversation} onOpen={({ id }) => open(Number(id))} />
        ) : contact ? (
          <Conversation
            key={contact.id}
            actor={actor}
            contact={contact}
            place={place}
            go={go}
            composer={composer}
            onOpenList={() => setListOpen(true)}
          />
        ) : (
          <NoContact actor={actor} onClose={() => go({ contact: null }, { replace: true })} />
        )}
      </ChatLayout>
      <Call actor={actor} />
    </>
  );
}

/** Without room for the list, what is unread is one press away. */
function Start({ actor, ...rest }: Omit<ChatStartProps, 'unread'> & { actor: ChatActor }) {
  const isNarrow = useMediaQuery(media.tablet);
  const unread = useUnreadChats(actor);
  return <ChatStart {...rest} {...(isNarrow && { unread })} />;
}

/** Whether the conversations lie over the thread: the first screen where there is no room for both, and the way back from a thread. */
function useListOpen(contact: number | null) {
  const isNarrow = useMediaQuery(media.tablet);
  const [isOpen, setOpen] = useState(contact === null && isNarrow);
  const [before, setBefore] = useState(contact);
  if (before !== contact) {
    setBefore(contact);
    setOpen(contact === null && isNarrow);
  }
  return [isOpen, setOpen] as const;
}

function ChatTitle({ actor, place }: { actor: ChatActor; place: ChatPlace }) {
  const { t } = useLingui();
  const unread = useActorState(actor, ({ context }) => unreadTotal(context.shown));
  const name = useActorState(actor, ({ context }) => contactOf(context.shown, place.contact)?.fullName);
  const title = name ? `${name} · ${t`Chat`}` : t`Chat`;
  return (
    <>
      <PageTitle title={unread > 0 ? `(${unread}) ${title}` : title} />
      <VisuallyHidden as="h1">
        <Trans>Chat</Trans>
      </VisuallyHidden>
    </>
  );
}
