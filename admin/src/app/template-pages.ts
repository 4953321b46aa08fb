import type { Messages } from '@lingui/core';
import { type ComponentType, createElement, type PropsWithChildren } from 'react';
import { offerTexts } from '../i18n/i18n.ts';

const loadArranged = () => import('../features/page-layouts/ArrangedPages.tsx');

/**
 * The pages of the template kit. They stand apart from the route table, because each brings a long list of the files that it
 * needs, and the table is part of the first load.
 */
export const templatePages = {
  ecommerceDashboard: async () =>
    (await import('../features/dashboard/EcommerceDashboardPage.tsx')).EcommerceDashboardPage,
  'collapse-menu': async () => aroundTheCards((await loadArranged()).CollapsedMenuPage),
  'layout-boxed': async () => aroundTheCards((await loadArranged()).BoxedLayoutPage),
  'without-menu': async () => aroundTheCards((await loadArranged()).WithoutMenuPage),
  'layout-empty': async () => (await import('../features/page-layouts/EmptyLayoutPage.tsx')).EmptyLayoutPage,
  'layout-blank': async () => (await import('../features/page-layouts/BlankLayoutPage.tsx')).BlankLayoutPage,
  email: async () => (await import('../features/email/EmailPage.tsx')).EmailPage,
  kanban: async () => (await import('../features/kanban/KanbanPage.tsx')).KanbanPage,
  shop: async () => (await import('../features/shop/ShopPage.tsx')).ShopPage,
  product: async () => (await import('../features/shop/ProductPage.tsx')).ProductPage,
  wishlist: async () => (await import('../features/shop/WishlistPage.tsx')).WishlistPage,
  checkout: async () => (await import('../features/checkout/CheckoutPage.tsx')).CheckoutPage,
};

/** A page about layouts shows the cards of the dashboard; features know nothing of each other. */
async function aroundTheCards(Page: ComponentType<PropsWithChildren>): Promise<ComponentType> {
  const { EcommerceDashboard } = await import('../features/dashboard/EcommerceDashboard.tsx');
  return () => createElement(Page, null, createElement(EcommerceDashboard));
}

export type TemplatePageName = keyof typeof templatePages;

offerTexts(
  import.meta.glob<{ messages: Messages }>('../../locales/*/{dashboard,email,kanban,shop}.json', { query: '?lingui' }),
);
