import { useEffect, useState } from 'react';
import { lineId } from './CoverageLine.tsx';
import type { View } from './find-lines.ts';

/** By the section that a page began with: who comes back from a story finds the page as it was. */
const views = new Map<string, View & { opened?: string }>();

/** Begins again, for the next story. */
export const forgetViews = () => views.clear();

/** The lines that are asked for on a page, and the one that a person comes back to. */
export function useView(section: string) {
  const [view, setView] = useState<View>(() => views.get(section) ?? { query: '', section, isUnprovenOnly: false });

  useEffect(() => {
    const opened = views.get(section)?.opened;
    if (opened) document.getElementById(lineId(opened))?.focus();
  }, [section]);

  const change = (part: Partial<View>) => {
    const next = { ...view, ...part };
    views.set(section, next);
    setView(next);
  };
  const note = (opened: string) => void views.set(section, { ...(views.get(section) ?? view), opened });
  return { view, change, note };
}
