import { SearchField } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { type Ref, useEffect, useRef, useState } from 'react';

interface FaqSearchProps {
  ref: Ref<HTMLInputElement>;
  /** The search in the URL. */
  q: string;
  onSearch: (text: string) => void;
}

/** Searches with every letter. It keeps its own text, because the URL follows a moment later. */
export function FaqSearch({ ref, q, onSearch }: FaqSearchProps) {
  const { t } = useLingui();
  const [text, setText] = useState(q);
  const searched = useRef(q);

  useEffect(() => {
    if (q === searched.current) return;
    searched.current = q;
    setText(q);
  }, [q]);

  const type = (next: string) => {
    searched.current = next;
    setText(next);
    onSearch(next);
  };
  return (
    <SearchField
      ref={ref}
      label={t`Search questions`}
      placeholder={t`Search questions and answers`}
      size="large"
      value={text}
      onChange={({ target }) => type(target.value)}
    />
  );
}
