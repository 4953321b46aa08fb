/** How often a page that nobody sees asks the server for what is new. */
export const HIDDEN_WAIT_MS = 60_000;

/** The window with the page, as far as it decides on what a person can see and hear of. */
export interface PageState {
  isShown: boolean;
  isFocused: boolean;
  isOnline: boolean;
}

/**
 * Reports the state of the page, now and whenever it changes.
 *
 * @returns stops reporting
 */
export function watchPage(onChange: (page: PageState) => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const report = () =>
    onChange({ isShown: !document.hidden, isFocused: document.hasFocus(), isOnline: navigator.onLine });
  report();
  document.addEventListener('visibilitychange', report, { signal });
  for (const name of ['focus', 'blur', 'online', 'offline']) addEventListener(name, report, { signal });
  return () => watching.abort();
}

/**
 * Asks again and again: at most once a minute while the page is hidden, and at once when a person or the network is back.
 *
 * @param everyMs how long to wait between two questions while the page is shown
 * @returns stops asking
 */
export function poll(ask: () => void, everyMs: number): () => void {
  const polling = new AbortController();
  const { signal } = polling;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(askAndWait, document.hidden ? Math.max(everyMs, HIDDEN_WAIT_MS) : everyMs);
  };
  const askAndWait = () => {
    ask();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', () => (document.hidden ? wait() : askAndWait()), { signal });
  for (const name of ['focus', 'online']) addEventListener(name, askAndWait, { signal });
  return () => {
    clearTimeout(timer);
    polling.abort();
  };
}
