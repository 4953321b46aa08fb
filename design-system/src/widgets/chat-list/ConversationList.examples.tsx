import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { HighlightScope } from '../../components/highlight/HighlightScope.tsx';
import { SearchField } from '../../forms/elements/input/search/SearchField.tsx';
import { hasFolded } from '../../lib/i18n/search/find-folded.ts';
import { useConversations } from './chat-list.samples.ts';
import { ChatListHead } from './ChatListHead.tsx';
import { ConversationList } from './ConversationList.tsx';

/** Searched as you type, ignoring accents and case. The match is highlighted. */
export function ChatsAndContacts() {
  const { t } = useLingui();
  const sections = useConversations();
  const [activeId, setActiveId] = useState<string | number>(1);
  const [query, setQuery] = useState('');
  return (
    <div style={{ display: 'flex', flexDirection: 'column', inlineSize: '22rem', maxInlineSize: '100%' }}>
      <ChatListHead
        me={{ name: 'Marina Duarte', status: 'online' }}
        onOpenProfile={() => {}}
        search={
          <SearchField
            label={t`Search chats and contacts`}
            placeholder={t`Search`}
            value={query}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        }
      />
      <HighlightScope query={query}>
        <ConversationList
          label={t({ message: 'Conversations', context: 'chat' })}
          sections={sections.map((section) => ({
            ...section,
            items: section.items.filter(({ name }) => hasFolded(name, query)),
          }))}
          activeId={activeId}
          onOpen={({ id }) => setActiveId(id)}
        />
      </HighlightScope>
    </div>
  );
}
