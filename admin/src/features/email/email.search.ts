import { Mail } from 'lucide-react';
import type { SearchSource } from '../../manifest/manifest.ts';
import { emailCalls } from './mailbox/email.api.ts';
import { hrefOf } from './model/email.query.ts';

/** Finds mails of the inbox by sender and subject. */
export const emailSearch: SearchSource = {
  icon: Mail,
  find: async (text, signal) => {
    const query = { folder: 'inbox', label: null, q: text } as const;
    const { emails } = await emailCalls.list(query, signal);
    return emails.map(({ id, subject, from }) => ({
      id: String(id),
      label: subject,
      detail: from.name,
      href: hrefOf({ ...query, q: '', mail: id }),
    }));
  },
};
