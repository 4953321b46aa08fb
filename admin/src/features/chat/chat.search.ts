import { hasFolded } from '@embarque/design-system/find-folded';
import { MessagesSquare } from 'lucide-react';
import type { SearchSource } from '../../manifest/manifest.ts';
import { hrefOf } from './model/chat.query.ts';
import { loadOverview } from './server/chat.api.ts';

/** Finds people by name and role, and chats by their last message. */
export const chatSearch: SearchSource = {
  icon: MessagesSquare,
  find: async (text, signal) => {
    const { contacts, chatsContacts } = await loadOverview(signal);
    const lastOf = (id: number) => chatsContacts.find((one) => one.id === id)?.chat.lastMessage.message;
    return contacts
      .map(({ id, fullName, role }) => ({ id: String(id), label: fullName, detail: lastOf(id) ?? role, role }))
      .filter(({ label, detail, role }) => hasFolded([label, detail, role].join(' '), text))
      .map(({ id, label, detail }) => ({ id, label, detail, href: hrefOf({ contact: Number(id) }) }));
  },
};
