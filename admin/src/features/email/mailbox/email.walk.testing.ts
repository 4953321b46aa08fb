import type { OpenEmail } from '@embarque/mocks/email/contract';
import { emailsSample } from '@embarque/mocks/email/data';
import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { emailMachine } from './email.machine.ts';
import { type EmailListQuery, hrefOf } from '../model/email.query.ts';

const inbox: EmailListQuery = { folder: 'inbox', label: null, q: '' };
const [first, second, third] = emailsSample().filter(({ folder }) => folder === 'inbox');
if (!first || !second || !third) throw new Error('The inbox is empty');

const emailsMeta = { inbox: 2, draft: 0, spam: 0 };
const own = { ...first, id: -1, folder: 'draft' } as const;
const open = (mail: typeof first): OpenEmail => ({ ...mail, hasNextMail: true, hasPreviousMail: false });

export const walk = walkThrough(emailMachine).with({
  page: '../EmailPage',
  parametersOf(path) {
    const hasMail = path.startsWith('mail.') && path !== 'mail.closed';
    return hasMail ? { route: hrefOf({ mail: path === 'mail.open' ? own.id : first.id }) } : {};
  },
  inputs: [{ list: inbox, own: [own] }],
  events: ({ context: { openId, lastNo } }) => [
    { type: 'list requested', list: inbox },
    { type: 'list requested', list: { ...inbox, folder: 'trash' } },
    { type: 'list outdated' },
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
    { type: 'change taken back', no: lastNo },
    { type: 'change taken back', no: -1 },
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
    'save change': { done: [{ emailsMeta }] },
  },
  alike: ({ context: { list, openId, opened, queue } }) => [
    list.folder,
    openId,
    opened !== null,
    queue.length,
    queue[0]?.change.ids,
  ],
  stopWhen: ({ context }) => context.queue.length > 1,
});
