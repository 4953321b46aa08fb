import { useEffect, useState } from 'react';

interface Entry {
  type: string;
  title: string;
  name: string;
}

/** The story of an id as Storybook's index has it; `null` when there is none, `undefined` as long as the index is loading. */
export function useEntry(storyId: string): Entry | null | undefined {
  const [entry, setEntry] = useState<Entry | null>();

  useEffect(() => {
    let isOver = false;
    const set = (found: Entry | null) => {
      if (!isOver) setEntry(found);
    };
    void findEntry(storyId).then(set, () => set(null));
    return () => {
      isOver = true;
    };
  }, [storyId]);

  return entry;
}

async function findEntry(storyId: string): Promise<Entry | null> {
  const response = await fetch('../index.json');
  const { entries } = (await response.json()) as { entries: Partial<Record<string, Entry>> };
  return entries[storyId] ?? null;
}
