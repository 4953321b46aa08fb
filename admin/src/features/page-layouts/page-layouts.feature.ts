import { msg } from '@lingui/core/macro';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg`Page layouts`,
  pages: [
    {
      path: '/page-layout/collapse-menu',
      content: 'dashboard',
      load: async () => (await import('./ArrangedPages.tsx')).CollapsedMenuPage,
    },
    {
      path: '/page-layout/layout-boxed',
      content: 'dashboard',
      load: async () => (await import('./ArrangedPages.tsx')).BoxedLayoutPage,
    },
    {
      path: '/page-layout/without-menu',
      content: 'dashboard',
      load: async () => (await import('./ArrangedPages.tsx')).WithoutMenuPage,
    },
    {
      path: '/page-layout/layout-empty',
      subject: 'UiKit',
      load: async () => (await import('./EmptyLayoutPage.tsx')).EmptyLayoutPage,
    },
    {
      path: '/page-layout/layout-blank',
      subject: null,
      layout: 'window',
      load: async () => (await import('./BlankLayoutPage.tsx')).BlankLayoutPage,
    },
  ],
});
