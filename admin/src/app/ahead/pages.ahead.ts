import { matchPath } from 'react-router-dom';

/** A pointer or a focus that only passes by asks for nothing. */
const DWELL_MS = 60;

export interface PagesAhead {
  /** The `path` of each page that has code. */
  pages: readonly string[];
  /** Loads the page of such a path. */
  load: (path: string) => Promise<unknown>;
}

/**
 * Fetches the code of a page when a pointer or the focus rests on a link to it, or a finger touches one: what is fetched by the press
 * opens without a wait. Without a network nothing happens.
 *
 * @returns ends it
 */
export function fetchPagesAhead({ pages, load }: PagesAhead): () => void {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fetchAt = (event: Event, dwellMs: number) => {
    clearTimeout(timer);
    const path = pageBehind(event.target, pages);
    if (path === undefined || savesData()) return;
    timer = setTimeout(() => void load(path).catch(() => undefined), dwellMs);
  };
  const options = { capture: true, passive: true, signal: end.signal };
  document.addEventListener('pointerover', (event) => fetchAt(event, DWELL_MS), options);
  document.addEventListener('focusin', (event) => fetchAt(event, DWELL_MS), options);
  document.addEventListener('pointerdown', (event) => fetchAt(event, 0), options);

  return () => {
    end.abort();
    clearTimeout(timer);
  };
}

/** The page that a link under the pointer leads to within this window. */
function pageBehind(target: EventTarget | null, pages: readonly string[]): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target === '_blank' || link.hasAttribute('download')) {
    return undefined;
  }
  return link.pathname === location.pathname ? undefined : pages.find((path) => matchPath(path, link.pathname));
}

/** Some people pay for what they load, and say so. */
const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
