import { useState } from 'react';
import { toggleRow } from '../selection/selection.ts';
import type { TableWords } from '../useTableWords.ts';

interface OpenedOptions<Item> {
  rowKey: (item: Item) => string;
  labelOf: (item: Item) => string;
  words: TableWords;
  say: (words: string) => void;
}

/** The keys of the rows whose details are open. */
export function useOpened<Item>({ rowKey, labelOf, words, say }: OpenedOptions<Item>) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggleDetail = (item: Item) => {
    const next = toggleRow(opened, rowKey(item));
    setOpened(next);
    say(next.size > opened.size ? words.opened(labelOf(item)) : words.closed(labelOf(item)));
  };
  return { opened, toggleDetail };
}
