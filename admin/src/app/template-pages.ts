import type { Messages } from '@lingui/core';
import { offerTexts } from '../i18n/i18n.ts';

/**
 * The pages of the template kit. They stand apart from the route table, because each brings a long list of the files that it
 * needs, and the table is part of the first load.
 */
export const templatePages = {
  email: async () => (await import('../features/email/EmailPage.tsx')).EmailPage,
  kanban: async () => (await import('../features/kanban/KanbanPage.tsx')).KanbanPage,
  shop: async () => (await import('../features/shop/ShopPage.tsx')).ShopPage,
  product: async () => (await import('../features/shop/ProductPage.tsx')).ProductPage,
  wishlist: async () => (await import('../features/shop/WishlistPage.tsx')).WishlistPage,
  checkout: async () => (await import('../features/checkout/CheckoutPage.tsx')).CheckoutPage,
};

export type TemplatePageName = keyof typeof templatePages;

offerTexts(import.meta.glob<{ messages: Messages }>('../../locales/*/{email,kanban,shop}.json', { query: '?lingui' }));
