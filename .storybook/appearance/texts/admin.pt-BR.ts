import type { Messages } from '@lingui/core';

export default import.meta.glob<Messages>(
  '../../../admin/locales/pt-BR/{access,app,deferred,entry,journal,kit,legal,references}.json',
  { eager: true, query: '?lingui', import: 'messages' },
);
