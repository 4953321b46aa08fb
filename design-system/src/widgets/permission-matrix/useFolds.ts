import { useState } from 'react';
import { flushSync } from 'react-dom';

interface Folds {
  isOpen: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Opens one at once, so that focus can go into it. */
  reveal: (id: string) => void;
}

/** The rows that are open where each row is a card. */
export function useFolds(): Folds {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set());
  return {
    isOpen: (id) => open.has(id),
    toggle: (id) =>
      setOpen((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id])),
    reveal: (id) => {
      if (!open.has(id)) flushSync(() => setOpen((before) => new Set([...before, id])));
    },
  };
}
