import { chatSample } from '@embarque/mocks/chat/data';
import { describe, expect, it } from 'vitest';
import { applyCommand } from '../model/chat.commands.ts';
import { emptyDraft } from '../model/chat.drafts.ts';
import { type ChatState, noChat } from '../model/chat.state.ts';
import { withPeople } from '../model/chat.updates.ts';
import { rowsOf } from './chat.rows.ts';

const { contacts, chats, profileUser } = chatSample();
const state: ChatState = withPeople(noChat, {
  profile: profileUser,
  overview: {
    contacts,
    chatsContacts: chats.flatMap(({ id, userId, unseenMsgs, chat }) =>
      contacts
        .filter((contact) => contact.id === userId)
        .flatMap((contact) =>
          chat.slice(-1).map((lastMessage) => ({ ...contact, chat: { id, unseenMsgs, lastMessage } })),
        ),
    ),
    profileUser,
    cursor: 0,
  },
});
const labels = {
  photo: 'Picture',
  photos: (count: number) => `${count} pictures`,
  document: 'Document',
  documents: (count: number) => `${count} documents`,
  voice: 'Voice message',
  call: 'No answer',
  missedCall: 'Missed call',
};
const rows = (options: Partial<Parameters<typeof rowsOf>[1]> = {}, from = state) =>
  rowsOf(from, { q: '', openId: null, drafts: {}, typing: [], labels, ...options });

describe('the rows of the chat', () => {
  it('are found by a part of the name, whatever its case and accents', () => {
    const { chats: found, contacts: people } = rows({ q: ' BRANDAO ' });

    expect(found.map(({ name }) => name)).toEqual(['Caio Brandão']);
    expect(people).toEqual([]);
    expect(rows({ q: 'LARISSA' }).contacts.map(({ name }) => name)).toEqual(['Larissa Teixeira']);
    expect(rows({ q: 'suitcase' }).chats).toEqual([]);
  });

  it('name a person once, below the chats or below the contacts', () => {
    const { chats: found, contacts: people } = rows({ q: 'a' });
    const ids = [...found, ...people].map(({ id }) => id);

    expect(found.length).toBeGreaterThan(0);
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it('show the draft of a closed thread, with or without text, and not that of the open one', () => {
    const images = [{ id: '1', name: 'a.png', url: '' }];
    const drafts = {
      1: { ...emptyDraft, text: ' Dear Caio ' },
      2: { ...emptyDraft, images },
      7: { ...emptyDraft, text: 'Hei' },
    };
    const drafted = (openId: number | null) => rows({ drafts, openId });

    expect(drafted(null).chats.map(({ draft }) => draft)).toEqual(['Picture', 'Dear Caio']);
    expect(drafted(2).chats.map(({ draft }) => draft)).toEqual([undefined, 'Dear Caio']);
    expect(drafted(null).contacts.find(({ id }) => id === 7)?.draft).toBe('Hei');
  });

  it('say what a message without text is', () => {
    const sent = (content: object) =>
      rows(
        {},
        applyCommand(state, {
          type: 'message sent',
          contactId: 7,
          clientId: 'x',
          at: '2030-01-01T00:00:00Z',
          message: '',
          ...content,
        }),
      ).chats[0]?.text;

    expect(sent({ images: [{ name: '', url: '' }] })).toBe('Picture');
    expect(sent({ images: Array.from({ length: 3 }, () => ({ name: '', url: '' })) })).toBe('3 pictures');
    expect(sent({ documents: [{ name: 'policy.pdf', url: '', bytes: 1 }] })).toBe('Document');
    expect(sent({ documents: Array.from({ length: 2 }, () => ({ name: '', url: '', bytes: 1 })) })).toBe('2 documents');
    expect(sent({ voice: { url: '', seconds: 3 } })).toBe('Voice message');
    expect(sent({ call: 'phone' })).toBe('No answer');
  });

  it('of a muted contact keep their count, and of a blocked one have none', () => {
    const muted = applyCommand(state, { type: 'contact updated', contactId: 2, fields: { isMuted: true } });
    const blocked = applyCommand(state, { type: 'contact updated', contactId: 2, fields: { isBlocked: true } });

    expect(rows({}, muted).chats[0]).toMatchObject({ unread: 1, isMuted: true });
    expect(rows({}, blocked).chats[0]).toMatchObject({ unread: 0 });
  });
});
