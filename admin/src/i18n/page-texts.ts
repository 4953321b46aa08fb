import type { Messages } from '@lingui/core';

/** The texts of features and of shared folders, by file. The list is long, so it comes with the pages and not with the first load. */
export const pageTexts = import.meta.glob<{ messages: Messages }>(
  ['../../locales/*/*.json', '!../../locales/*/{entry,app}.json'],
  { query: '?lingui' },
);
