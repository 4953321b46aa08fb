import { useEffect, useState } from 'react';
import { type CopyOutcome, copyText } from '../copy-text.ts';

const SHOWN_MS = 2000;

/** Copies a text, and has the outcome for the moment in which a button shows it. */
export function useCopyText() {
  const [outcome, setOutcome] = useState<CopyOutcome | 'none'>('none');

  useEffect(() => {
    if (outcome === 'none') return undefined;
    const timer = setTimeout(() => setOutcome('none'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  return { outcome, copy: async (text: string) => setOutcome(await copyText(text)) };
}
