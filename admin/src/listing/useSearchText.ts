import { useEffect, useRef, useState } from 'react';

/** Long enough to type a word, short enough to seem immediate. */
const PAUSE_MS = 300;

/**
 * The text of a search field beside a query that lives elsewhere: the field never waits, the query follows when the typing
 * pauses, and a query that changes by itself (back button, cleared filters) changes the field.
 *
 * @param asked what the query says
 * @param ask called with the text that was typed
 */
export function useSearchText(asked: string, ask: (text: string) => void) {
  const [text, setText] = useState(asked);
  const lastAsked = useRef(asked);
  const latestAsk = useRef(ask);

  useEffect(() => {
    latestAsk.current = ask;
  });

  useEffect(() => {
    if (asked === lastAsked.current) return;
    lastAsked.current = asked;
    setText(asked);
  }, [asked]);

  useEffect(() => {
    if (text === lastAsked.current) return;
    const timer = setTimeout(() => {
      lastAsked.current = text;
      latestAsk.current(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return { text, setText };
}
