import type { AppMenuSection } from '@embarque/design-system';
import { FileText, ReceiptText, WalletCards } from 'lucide-react';
import { expect, it } from 'vitest';
import { pagesIn } from './menu.pages.ts';

it('names each page by the groups around it, once, and leaves out what leads nowhere (SHL-10)', () => {
  const menu: AppMenuSection[] = [
    {
      id: 'apps',
      heading: 'Apps',
      items: [
        { id: 'sales', label: 'Sales', href: '/sales', icon: WalletCards },
        {
          id: 'invoice',
          label: 'Invoice',
          icon: ReceiptText,
          children: [{ id: 'list', label: 'List', href: '/apps/invoice/list' }],
        },
      ],
    },
    {
      id: 'misc',
      items: [
        { id: 'word', label: 'Second level' },
        { id: 'off', label: 'Disabled menu', href: '#', isDisabled: true },
        { id: 'help', label: 'Help', href: '/help' },
        { id: 'again', label: 'All invoices', href: '/apps/invoice/list', isExternal: true },
      ],
    },
  ];

  expect(pagesIn(menu)).toEqual([
    { href: '/sales', label: 'Sales', aliases: ['Apps Sales'], icon: WalletCards },
    {
      href: '/apps/invoice/list',
      label: 'Invoice · List',
      aliases: ['Apps Invoice List', 'All invoices'],
      icon: ReceiptText,
    },
    { href: '/help', label: 'Help', aliases: ['Help'], icon: FileText },
  ]);
});
