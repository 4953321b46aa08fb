import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SearchField } from '../../forms/elements/input/search/SearchField.tsx';
import { ChatComposer } from '../chat-composer/ChatComposer.tsx';
import { useConversations } from '../chat-list/chat-list.samples.ts';
import { ChatListHead } from '../chat-list/ChatListHead.tsx';
import { ConversationList } from '../chat-list/ConversationList.tsx';
import { traveller, useTalk } from '../chat-message/chat.samples.ts';
import { Traveller } from '../chat-panels/contact/ContactPanel.examples.tsx';
import { ChatThread } from '../chat-thread/ChatThread.tsx';
import { ChatHeader } from './ChatHeader.tsx';
import { ChatLayout } from './ChatLayout.tsx';
import { ChatStart } from './ChatStart.tsx';

/** Conversations beside the open one; the avatar in the head opens the contact over it. */
export function TravelDesk() {
  const { t } = useLingui();
  const [openId, setOpenId] = useState<string | number | null>(1);
  const [panel, setPanel] = useState<'list' | 'contact' | null>(null);
  const talk = useTalk();
  return (
    <ChatLayout
      isListOpen={panel === 'list'}
      list={
        <>
          <ChatListHead
            me={{ name: 'Marina Duarte', status: 'online' }}
            onOpenProfile={() => {}}
            search={<SearchField label={t`Search chats and contacts`} placeholder={t`Search`} />}
          />
          <ConversationList
            label={t({ message: 'Conversations', context: 'chat' })}
            sections={useConversations()}
            activeId={openId}
            onOpen={({ id }) => {
              setOpenId(id);
              setPanel(null);
            }}
          />
        </>
      }
      {...(panel === 'contact' && { endPanel: <Traveller /> })}
      onClosePanels={() => setPanel(null)}
    >
      {openId === null ? (
        <ChatStart onStart={() => setPanel('list')} />
      ) : (
        <>
          <ChatHeader
            person={traveller}
            detail={t`Traveller`}
            onOpenList={() => setPanel('list')}
            onOpenContact={() => setPanel('contact')}
            onCall={() => {}}
            onSearch={() => {}}
            menu={[{ id: 'close', label: t`Close conversation`, onAction: () => setOpenId(null) }]}
          />
          <ChatThread messages={talk} person={traveller} firstNewId="4" onAction={() => {}} />
          <ChatComposer person={traveller.name} onSend={() => {}} onStage={() => {}} onVoice={() => {}} />
        </>
      )}
    </ChatLayout>
  );
}
