import type { SearchPage } from '@embarque/mocks/search/contract';
import { FileText, ReceiptText, ShoppingCart } from 'lucide-react';
import { expect, it } from 'vitest';
import { findablePages, type MenuPage } from './search.pages.ts';

const sales: MenuPage = { href: '/sales', label: 'Vendas', aliases: ['Painéis Vendas'], icon: FileText };
const invoices: MenuPage = { href: '/apps/invoice/list', label: 'Fatura · Lista', aliases: [], icon: ReceiptText };

const known = (id: number, title: string, link: string): SearchPage => ({
  id,
  title,
  link,
  target: link,
  icon: 'ShoppingCart',
  isBookmarked: false,
});

it('finds the pages of the menu by its names and the server’s, and then what only the server knows (SHL-10)', () => {
  const pages = findablePages(
    [sales, invoices],
    [known(93, 'Boxed Layout', '/boxed'), known(7, 'Invoice List', invoices.href)],
  );

  expect(pages).toEqual([
    { ...sales, key: '/sales' },
    { ...invoices, key: 7, aliases: ['Invoice List'] },
    { key: 93, href: '/boxed', label: 'Boxed Layout', aliases: [], icon: ShoppingCart },
  ]);
});
