import type { Messages } from '@lingui/core';

export default import.meta.glob<Messages>('../../../design-system/locales/pt-BR/*.json', {
  eager: true,
  query: '?lingui',
  import: 'messages',
});
