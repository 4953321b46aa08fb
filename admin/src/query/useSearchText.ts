import { useEffect, useRef, useState } from 'react';

/** Long enough to type a word, short enough to seem immediate. */
const DEBOUNCE_MS = 300;

/**
 * The text of a search field whose query is in the URL. The query follows when typing pauses; when the query changes by
 * itself (back button, cleared filters), the field follows.
 *
 * @param current the text in the query
 * @param onSearch called with the typed text
 */
export function useSearchText(current: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(current);
  const lastSearch = useRef(current);
  const latestOnSearch = useRef(onSearch);

  useEffect(() => {
    latestOnSearch.current = onSearch;
  });

  useEffect(() => {
    if (current === lastSearch.current) return;
    lastSearch.current = current;
    setText(current);
  }, [current]);

  useEffect(() => {
    if (text === lastSearch.current) return;
    const timer = setTimeout(() => {
      lastSearch.current = text;
      latestOnSearch.current(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return { text, setText };
}
