import { expect, it } from 'vitest';
import { storage } from '../../../storage/storage.ts';
import { chatOutboxWith } from './chat.outbox.ts';
import { nothingStored, storedChat } from './chat.storage.ts';

it('drafts and unsent messages come back as they were stored', () => {
  const chat = {
    drafts: {
      2: {
        text: 'Dear',
        images: [{ id: 'a', name: 'a.png', url: 'data:image/png;base64,AA' }],
        replyTo: 4,
        editing: null,
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
