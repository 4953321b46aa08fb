import { msg } from '@lingui/core/macro';
import { Square } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg`Modal examples`,
  menu: { in: 'apps', order: 120, icon: Square },
  texts: 'modal-examples',
  mocks: ['modal-examples', 'pricing'],
  pages: [
    {
      path: '/pages/modal-examples',
      load: async () => (await import('./ModalExamplesPage.tsx')).ModalExamplesPage,
    },
  ],
});
