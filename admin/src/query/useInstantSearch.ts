import { useEffect, useRef, useState } from 'react';

/**
 * The text of a search field that searches with every letter. The query follows a moment after the field; when the query changes by
 * itself (back button, cleared filters), the field follows.
 *
 * @param current the text in the query
 * @param onSearch called with the typed text
 */
export function useInstantSearch(current: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(current);
  // Searched, and not seen in the query yet.
  const underWay = useRef<string[]>([]);

  useEffect(() => {
    const index = underWay.current.indexOf(current);
    underWay.current = underWay.current.slice(index + 1);
    if (index >= 0) return;
    underWay.current = [];
    setText(current);
  }, [current]);

  const search = (next: string) => {
    underWay.current.push(next);
    setText(next);
    onSearch(next);
  };
  return { text, search };
}
