import { expect, it } from 'vitest';
import { storage } from '../../../storage/storage.ts';
import { chatOutboxWith } from './chat.outbox.ts';
import { emptyDraft } from '../model/chat.drafts.ts';
import { nothingStored, storableDrafts, storedChat, withChanges } from './chat.storage.ts';

it('drafts and unsent messages come back as they were stored', () => {
  const chat = {
    drafts: {
      2: {
        text: 'Dear',
        images: [{ id: 'a', name: 'a.png', url: 'data:image/png;base64,AA' }],
        documents: [{ id: 'b', name: 'b.pdf', url: 'data:application/pdf;base64,AA', bytes: 1 }],
        replyTo: 4,
        editing: null,
        aside: null,
      },
    },
    failed: {
      mine: {
        kind: 'unknown' as const,
        command: {
          type: 'message sent' as const,
          contactId: 2,
          clientId: 'mine',
          at: '2030-01-01T00:00:00Z',
          message: 'Hi',
        },
      },
    },
  };
  storedChat.write(chat);

  expect(storedChat.in(storage).read()).toEqual(chat);
});

it('a tab stores its own changes beside those of another tab', () => {
  const draft = (text: string) => ({ ...emptyDraft, text });
  const before = { ...nothingStored, drafts: { 1: emptyDraft, 4: emptyDraft } };
  const now = { ...nothingStored, drafts: { 1: emptyDraft, 2: draft('Two') } };
  const byOtherTab = { ...nothingStored, drafts: { 3: draft('Three'), 4: draft('Four') } };

  expect(withChanges(byOtherTab, before, now).drafts).toEqual({ 2: draft('Two'), 3: draft('Three') });
});

it('a draft is stored without documents that are too heavy, so that its text is not lost', () => {
  const document = { id: 'b', name: 'b.pdf', url: 'data:application/pdf;base64,AA' };
  const drafts = (bytes: number) => ({ 2: { ...emptyDraft, text: 'Dear', documents: [{ ...document, bytes }] } });

  expect(storableDrafts(drafts(1_000_000))).toEqual(drafts(1_000_000));
  expect(storableDrafts(drafts(1_000_001))).toEqual({ 2: { ...emptyDraft, text: 'Dear' } });
});

it('what is stored and is no draft counts as nothing', () => {
  storage.write([['embarque.chat', '{"drafts":{"2":{"text":7}},"failed":{}}']]);

  expect(storedChat.in(storage).read()).toEqual(nothingStored);
});

it('a message that was refused while its page was closed is there when it opens', async () => {
  const command = {
    type: 'message sent',
    contactId: 2,
    clientId: 'late',
    at: '2030-01-01T00:00:00Z',
    message: 'Hi',
  } as const;
  const outbox = chatOutboxWith(() => Promise.reject(new Error('refused')));
  const context = { id: 'late', storage, confirmed: () => Promise.reject(new Error('no page')) };

  await expect(outbox.send(command, context)).rejects.toThrow('refused');
  expect(storedChat.in(storage).read().failed).toEqual({ late: { command, kind: 'refused' } });
});
