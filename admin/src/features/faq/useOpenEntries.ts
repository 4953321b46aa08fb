import { useState } from 'react';

interface OpenEntries {
  open: readonly string[];
  /** Opens or closes entries, as an accordion reports it. */
  change: (next: readonly string[]) => void;
  show: (slug: string) => void;
}

/**
 * The open entries: those that the person has opened, with those that the search has found. One that the person closes stays closed
 * until the searched text changes.
 *
 * @param found slugs that the search opens
 */
export function useOpenEntries(q: string, found: readonly string[]): OpenEntries {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [closed, setClosed] = useState<{ q: string; slugs: readonly string[] }>({ q, slugs: [] });
  const closedSlugs = closed.q === q ? closed.slugs : [];
  const open = [...opened, ...found.filter((slug) => !opened.includes(slug) && !closedSlugs.includes(slug))];

  return {
    open,
    change: (next) => {
      setOpened((before) => [
        ...before.filter((slug) => next.includes(slug)),
        ...next.filter((slug) => !open.includes(slug)),
      ]);
      setClosed({
        q,
        slugs: [...closedSlugs, ...open.filter((slug) => !next.includes(slug))].filter((slug) => !next.includes(slug)),
      });
    },
    show: (slug) => setOpened((before) => (before.includes(slug) ? before : [...before, slug])),
  };
}
