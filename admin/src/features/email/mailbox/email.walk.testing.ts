import type { OpenEmail } from '@embarque/mocks/email/contract';
import { emailsSample } from '@embarque/mocks/email/data';
import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import type { Entry, OutboxChange } from '../../../outbox/outbox.types.ts';
import type { EmailCommand, EmailResponse } from '../model/email.commands.ts';
import { idleOutbox } from '../../../outbox/view/outbox.view.testing.ts';
import { emailMachine } from './email.machine.ts';
import { type EmailListQuery, hrefOf } from '../model/email.query.ts';

const inbox: EmailListQuery = { folder: 'inbox', label: null, q: '' };
const [first, second, third] = emailsSample().filter(({ folder }) => folder === 'inbox');
if (!first || !second || !third) throw new Error('The inbox is empty');

const emailsMeta = { inbox: 2, draft: 0, spam: 0 };
const own = { ...first, id: -1, folder: 'draft' } as const;
const open = (mail: typeof first): OpenEmail => ({ ...mail, hasNextMail: true, hasPreviousMail: false });

const entryOf = (id: number): Entry<EmailCommand> => ({
  id: String(id),
  by: 'me@home',
  at: '',
  feature: 'email',
  scope: 'email',
  subjects: [],
  command: { type: 'messages updated', updates: [{ ids: [id], data: { isStarred: true } }] },
  inverse: null,
  description: { done: null, refused: { id: 'refused' } },
  state: 'sending',
});

const outboxChanged = (change: OutboxChange<EmailCommand, EmailResponse> | null) => ({
  type: 'outbox changed' as const,
  entries: [],
  change,
});

export const walk = walkThrough(emailMachine).with({
  page: '../EmailPage',
  parametersOf(path) {
    const hasMail = path.startsWith('mail.') && path !== 'mail.closed';
    return hasMail ? { route: hrefOf({ mail: path === 'mail.open' ? own.id : first.id }) } : {};
  },
  sees: {
    'list.loading': async ({ expect, screen }) => {
      await expect(await screen.findByText('Loading messages…')).toBeInTheDocument();
    },
    'list.ready': async ({ expect, screen }) => {
      await expect(await screen.findByRole('row', { name: new RegExp(first.subject) })).toBeVisible();
    },
    'list.failed': async ({ expect, screen }) => {
      await expect(await screen.findByRole('heading', { name: "Couldn't load your messages" })).toBeVisible();
    },
    'mail.closed': async ({ expect, screen }) => {
      await expect(await screen.findByRole('searchbox')).toBeVisible();
      await expect(screen.queryByRole('button', { name: 'Back to the list' })).toBeNull();
    },
    'mail.loading': async ({ expect, screen }) => {
      const [label] = await screen.findAllByText('Loading message…');
      await expect(label).toBeInTheDocument();
    },
    'mail.open': async ({ expect, screen }) => {
      const region = await screen.findByRole('region', { name: own.subject });
      await expect(region).not.toHaveAttribute('aria-busy');
    },
    'mail.turning': async ({ expect, screen }) => {
      await expect(await screen.findByRole('region', { name: first.subject })).toHaveAttribute('aria-busy', 'true');
    },
    'mail.failed': async ({ expect, screen }) => {
      await expect(await screen.findByRole('heading', { name: "Couldn't open the message" })).toBeVisible();
    },
  },
  inputs: [{ outbox: idleOutbox(), list: inbox, own: [own], flushed: () => Promise.resolve() }],
  events: ({ context: { openId } }) => [
    { type: 'list requested', list: inbox },
    { type: 'list requested', list: { ...inbox, folder: 'trash' } },
    { type: 'try again' },
    { type: 'message opened', id: first.id },
    { type: 'message opened', id: third.id },
    { type: 'message opened', id: own.id },
    { type: 'message closed' },
    { type: 'try opening again' },
    { type: 'neighbour requested', dir: 'next' },
    { type: 'neighbour requested', dir: 'previous' },
    { type: 'messages flagged', ids: [openId ?? second.id], data: { isStarred: true } },
    { type: 'messages flagged', ids: [openId ?? second.id], data: { isStarred: false } },
    { type: 'label toggled', ids: [second.id], label: 'private' },
    { type: 'messages deleted', ids: [second.id] },
    { type: 'messages deleted', ids: [] },
    outboxChanged(null),
    outboxChanged({ type: 'confirmed', entry: entryOf(first.id), response: { emailsMeta } }),
    outboxChanged({ type: 'confirmed', entry: entryOf(third.id), response: { emailsMeta } }),
    { type: 'selection toggled', id: first.id },
    { type: 'range selected', id: second.id },
    { type: 'all selected' },
    { type: 'selection cleared' },
    { type: 'own message saved', mail: own },
    { type: 'own message removed', id: own.id },
    { type: 'own messages synced', own: [] },
  ],
  answers: {
    'load list': { done: [{ emails: [first, second], emailsMeta }] },
    'load message': { done: [open(first), open(third)] },
    'find neighbour': { done: [open(third)] },
  },
  alike: ({ context: { list, openId, opened, listMissed, messageMissed } }) => [
    list.folder,
    openId,
    opened !== null,
    listMissed?.length,
    messageMissed?.length,
  ],
  stopWhen: ({ context: { listMissed, messageMissed } }) =>
    [listMissed, messageMissed].some((missed) => (missed ?? []).length > 1),
});
