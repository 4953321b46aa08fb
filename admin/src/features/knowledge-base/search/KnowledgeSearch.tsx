import { Autocomplete, Highlight, HighlightScope, SearchBanner, Stack } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useInstantSearch } from '../../../query/useInstantSearch.ts';
import { useShortcuts } from '../../../shortcuts/useShortcuts.ts';
import { knowledgeBaseShortcuts } from '../knowledge-base.shortcuts.ts';
import type { Library } from '../knowledge-base.api.ts';
import { type Suggested, suggestedCategories, suggestionsOf, titlesOf } from '../knowledge-base.find.ts';
import { recentAnswers, storeRecentAnswer } from './recent-answers.ts';

interface KnowledgeSearchProps {
  /** The text at first. */
  q: string;
  /** Everything that can be suggested, once it is loaded. */
  library: Library | null;
  onSearch: (q: string) => void;
}

/** Searches the knowledge base, and suggests articles with their path; before the first letter, those that were taken last. */
export function KnowledgeSearch({ q, library, onSearch }: KnowledgeSearchProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const { text, search } = useInstantSearch(q, onSearch);
  const recent = recentAnswers.read();
  useShortcuts(knowledgeBaseShortcuts, () => field.current?.focus());
  const change = (value: string) => {
    // The title of an article that is taken is no search.
    if (!library || !titlesOf(library).has(value)) search(value);
  };
  return (
    <SearchBanner title={t`How can we help?`} description={t`Search our guides, or choose a category.`}>
      <Autocomplete<Suggested>
        ref={field}
        label={t`Search the knowledge base`}
        labelVisibility="hidden"
        placeholder={t`Search the knowledge base`}
        size="large"
        suggestions={
          library
            ? [
                { label: t`Categories`, items: suggestedCategories(library) },
                { label: t`Articles`, items: suggestionsOf(library) },
              ]
            : []
        }
        {...(recent.length > 0 && { defaultSuggestions: [{ label: t`Recent`, items: recent }] })}
        value={text}
        limit={6}
        emptyText={t`Nothing matches`}
        onChange={({ value }) => change(value)}
        onTake={({ item }) => storeRecentAnswer(item)}
        renderItem={({ label, path }) => (
          <Stack gap="none">
            <Highlight>{label}</Highlight>
            <HighlightScope query="">
              <small>{path}</small>
            </HighlightScope>
          </Stack>
        )}
      />
    </SearchBanner>
  );
}
