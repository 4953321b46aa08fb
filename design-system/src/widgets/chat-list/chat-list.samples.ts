import { useLingui } from '@lingui/react/macro';
import type { ConversationSection } from './chat-list.types.ts';

/** The chats and contacts of a morning, for examples. */
export function useConversations(): ConversationSection[] {
  const { t } = useLingui();
  return [
    {
      id: 'chats',
      title: t`Chats`,
      emptyText: t`No chats found`,
      items: [
        {
          id: 1,
          name: 'Beatriz Fonseca',
          status: 'online',
          text: t`The airline says it is still in Madrid.`,
          lastAt: '2026-11-21T09:42:00',
          unread: 3,
          isImportant: true,
        },
        {
          id: 2,
          name: 'João Prado',
          status: 'busy',
          text: t`See you at the gate.`,
          lastAt: '2026-11-20T17:05:00',
          draft: t`I will send the`,
        },
        {
          id: 3,
          name: 'Tatiane Rocha',
          status: 'away',
          text: t`Thank you, the amount arrived today.`,
          lastAt: '2026-11-17T11:30:00',
          unread: 120,
          isMuted: true,
        },
      ],
    },
    {
      id: 'contacts',
      title: t`Contacts`,
      emptyText: t`No contacts found`,
      items: [
        { id: 4, name: 'Ahmed Osman', status: 'offline', text: t`Claims, Cairo` },
        { id: 5, name: 'Lívia Prado', status: 'online', text: t`eSIM support` },
      ],
    },
  ];
}
