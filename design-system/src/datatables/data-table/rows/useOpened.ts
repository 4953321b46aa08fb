import { useState } from 'react';
import { toggleRow } from '../selection/selection.ts';
import type { TableMessages } from '../useTableMessages.ts';

interface OpenedOptions<Item> {
  rowKey: (item: Item) => string;
  labelOf: (item: Item) => string;
  messages: TableMessages;
  announce: (messages: string) => void;
}

/** The keys of the rows whose details are open. */
export function useOpened<Item>({ rowKey, labelOf, messages, announce }: OpenedOptions<Item>) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggleDetail = (item: Item) => {
    const next = toggleRow(opened, rowKey(item));
    setOpened(next);
    announce(next.size > opened.size ? messages.opened(labelOf(item)) : messages.closed(labelOf(item)));
  };
  return { opened, toggleDetail };
}
