import { expect, it } from 'vitest';
import { pagesLike, wordsOfAddress } from './near-pages.ts';

const pages = [
  ['/apps/email', 'Email'],
  ['/apps/todo', 'Todo'],
  ['/apps/calendar', 'Kalender'],
  ['/apps/invoice/list', 'Invoice · List'],
  ['/apps/invoice/add', 'Invoice · Add'],
  ['/apps/invoice/edit', 'Invoice · Edit'],
  ['/apps/invoice/preview', 'Invoice · Preview'],
  ['/apps/user/list', 'User · List'],
  ['/apps/kanban', 'Kanban'],
  ['/pages/account-settings', 'Account settings'],
  ['/pages/faq', 'FAQ'],
].map(([href = '', label = '']) => ({ href, label }));

it.each([
  ['/apps/emial', ['/apps/email']],
  ['/emails/inbox', ['/apps/email']],
  ['/apps/invoices', ['/apps/invoice/list', '/apps/invoice/add', '/apps/invoice/edit', '/apps/invoice/preview']],
  ['/invoces', ['/apps/invoice/list', '/apps/invoice/add', '/apps/invoice/edit', '/apps/invoice/preview']],
  [
    '/apps/invoice/lst',
    ['/apps/invoice/list', '/apps/user/list', '/apps/invoice/add', '/apps/invoice/edit', '/apps/invoice/preview'],
  ],
  ['/pages/account-setings', ['/pages/account-settings']],
  ['/Kalendar', ['/apps/calendar']],
  ['/apps/%E0%A4%A', []],
  ['/no/such/thing', []],
])('an address %s is near %j', (address, near) => {
  expect(pagesLike(pages, wordsOfAddress(address)).map(({ href }) => href)).toEqual(near);
});

it('finds pages by a misspelled word that they share, and none for a word that is like no other', () => {
  const more = ['print', 'send', 'archive'].map((page) => ({ href: `/apps/invoice/${page}`, label: 'Invoice' }));
  const near = (address: string) => pagesLike([...pages, ...more], wordsOfAddress(address)).map(({ href }) => href);

  expect(near('/invoces')).toHaveLength(5);
  expect(near('/invoces').every((href) => href.startsWith('/apps/invoice/'))).toBe(true);
  expect(near('/kanbn')).toEqual(['/apps/kanban']);
  expect(near('/apps/usr/list')).toEqual(['/apps/user/list', '/apps/invoice/list']);
  expect(near('/xyzzy')).toEqual([]);
  expect(near('/apps/xyzzy')).toEqual([]);
});
