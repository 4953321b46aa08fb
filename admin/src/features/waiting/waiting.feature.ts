import { msg } from '@lingui/core/macro';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg`Miscellaneous`,
  texts: 'waiting',
  mocks: ['waiting'],
  pages: [],
  content: async () => (await import('./WaitingContent.tsx')).WaitingContent,
});
