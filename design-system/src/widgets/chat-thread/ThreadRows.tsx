import type { VirtualItem } from '@tanstack/react-virtual';
import type { ChatThreadProps } from './chat-thread.types.ts';
import { Rows } from './ChatThread.styles.ts';
import type { ThreadRow } from './rows/thread-rows.ts';
import { ThreadRowView } from './ThreadRowView.tsx';

interface ThreadRowsProps extends Pick<ChatThreadProps, 'person' | 'onAction'> {
  rows: readonly ThreadRow[];
  items: readonly VirtualItem[];
  size: number;
  /** The place of the message that is the stop of the Tab key. */
  current: number;
  currentHitId: string | null;
  showsNewLine: boolean;
  measure: (row: HTMLElement | null) => void;
}

/** The messages that are drawn, each in its place. */
export function ThreadRows({ rows, items, size, current, currentHitId, measure, ...shared }: ThreadRowsProps) {
  return (
    <Rows style={{ blockSize: size }}>
      {items.map(({ index, start }) => {
        const row = rows[index];
        if (!row) return null;
        const { id } = row.message;
        return (
          <ThreadRowView
            key={id}
            ref={measure}
            {...row}
            {...{ index, start, onAction: undefined }}
            {...shared}
            isCurrentHit={id === currentHitId}
            isStop={index === current}
          />
        );
      })}
    </Rows>
  );
}
