import { msg } from '@lingui/core/macro';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg`API key`,
  menu: { in: 'pages', order: 70 },
  texts: 'api-key',
  mocks: ['api-key'],
  pages: [{ path: '/pages/api-key', load: async () => (await import('./ApiKeyPage.tsx')).ApiKeyPage }],
  content: async () => (await import('./ApiKeys.tsx')).ApiKeys,
});
