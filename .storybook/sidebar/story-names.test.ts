import { describe, expect, it } from 'vitest';
import { indexOfSidebar } from './sidebar-index.ts';
import { nameInTree } from './story-names.ts';

describe('the name of a story in the sidebar', () => {
  it.each([
    ['A card is checked before it is added (MEX-03)', 'A card is checked before it is added', ['MEX-03']],
    ['Sales and goals (DSH-05, XA-08)', 'Sales and goals', ['DSH-05', 'XA-08']],
    ['Toasts stand beside a panel (M17)', 'Toasts stand beside a panel', ['M17']],
    ['Exports a list (CSV)', 'Exports a list (CSV)', []],
  ])('has no codes: %s', (name, expected, others) => {
    expect(nameInTree(name, 'a--b')).toEqual({ name: expected, others });
  });

  it('is that of the address where the own one is longer than the sidebar is wide', () => {
    const sentence = 'Eight cards; a modal is in the URL, and asks before it loses what was typed';
    expect(nameInTree(`${sentence} (MEX-01)`, 'features-modals--eight-cards')).toEqual({
      name: 'Eight cards',
      others: ['MEX-01', sentence],
    });
  });

  it('stays where the address is no shorter', () => {
    const name = 'The Question Before An Invoice With Payments Is Deleted';
    expect(nameInTree(name, 'a--the-question-before-an-invoice-with-payments-is-deleted')).toMatchObject({ name });
  });
});

it('leaves the codes to the search', () => {
  const story = {
    id: 'features-chat-chatpage--writes',
    name: 'A message is written (XC-01)',
    title: 'Features/chat/ChatPage',
    importPath: './a.tsx',
    type: 'story',
    subtype: 'story',
  } as const;
  expect(indexOfSidebar({ v: 5, entries: { [story.id]: story } }).entries[story.id]).toMatchObject({
    name: 'A message is written',
    anchors: [{ title: 'XC-01' }],
  });
});
