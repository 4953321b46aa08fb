import { SearchField } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { useInstantSearch } from '../../query/useInstantSearch.ts';

interface FaqSearchProps {
  ref: Ref<HTMLInputElement>;
  /** The search in the URL. */
  q: string;
  onSearch: (text: string) => void;
}

/** A component of its own, so that typing does not render the page. */
export function FaqSearch({ ref, q, onSearch }: FaqSearchProps) {
  const { t } = useLingui();
  const { text, search } = useInstantSearch(q, onSearch);
  return (
    <SearchField
      ref={ref}
      label={t`Search questions`}
      placeholder={t`Search questions and answers`}
      size="large"
      value={text}
      onChange={({ target }) => search(target.value)}
    />
  );
}
