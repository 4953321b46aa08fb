import { hasFolded } from '@embarque/design-system/find-folded';
import { BookOpen } from 'lucide-react';
import type { SearchSource } from '../../manifest/manifest.ts';
import { knowledgeBaseCalls } from './knowledge-base.api.ts';
import { suggestionsOf } from './knowledge-base.find.ts';

/** Finds articles by their question. */
export const knowledgeBaseSearch: SearchSource = {
  icon: BookOpen,
  find: async (text, signal) =>
    suggestionsOf(await knowledgeBaseCalls.library(null, signal))
      .filter(({ label }) => hasFolded(label, text))
      .map(({ id, label, path, href }) => ({ id, label, detail: path, href })),
};
