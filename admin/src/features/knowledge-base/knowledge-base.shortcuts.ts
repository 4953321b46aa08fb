import { msg } from '@lingui/core/macro';
import type { Shortcut } from '../../shortcuts/shortcuts.ts';

export const knowledgeBaseShortcuts: readonly Shortcut<'search'>[] = [
  { action: 'search', key: '/', does: msg`Search` },
];
