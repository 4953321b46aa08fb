import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { scrollTo, sizeAtFirst } from '../../../lib/virtual/virtual-window.ts';
import type { ThreadRow } from '../rows/thread-rows.ts';

interface ThreadWindow {
  rows: readonly ThreadRow[];
  /** The place of the message that stays drawn when it is out of sight: it may have focus. */
  current: number;
  scroller: HTMLElement | null;
}

/** As close to the end, in px, as counts as being there. */
export const END = 40;
const ROW_HEIGHT = 64;
const OVERSCAN = 8;
/** Below the newest message, in px. */
const ROOM_AT_END = 16;

/** Which messages are drawn, and where. It follows the end while that is in sight; else what is in sight stays where it is. */
export function useThreadWindow({ rows, current, scroller }: ThreadWindow) {
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read where it is returned, and passed to nobody
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: useCallback((index: number) => rows[index]?.message.id ?? index, [rows]),
    rangeExtractor: (range) => withCurrent(defaultRangeExtractor(range), current),
    overscan: OVERSCAN,
    initialRect: sizeAtFirst(),
    scrollToFn: scrollTo,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END,
    paddingEnd: ROOM_AT_END,
  });
  const takeChangeAbove = useChangeAboveFirst(rows);
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (
    item,
    _,
    { scrollOffset, scrollDirection, itemSizeCache },
  ) => {
    const offset = scrollOffset ?? 0;
    if (takeChangeAbove(item.key)) return true;
    if (!itemSizeCache.has(item.key)) return item.start < offset;
    return item.end <= offset && scrollDirection !== 'backward';
  };

  const isPlaced = useRef(false);
  useLayoutEffect(() => {
    if (isPlaced.current || !scroller || rows.length === 0) return;
    isPlaced.current = true;
    virtualizer.scrollToEnd();
  }, [virtualizer, scroller, rows]);
  return virtualizer;
}

const withCurrent = (range: number[], current: number) =>
  current < 0 || range.includes(current) ? range : [...range, current].toSorted((a, b) => a - b);

/**
 * Older messages may take the day from the message that was the first until then. Its bubble stays where it is all the same.
 *
 * @returns whether a row has just changed above its bubble; asked once
 */
function useChangeAboveFirst(rows: readonly ThreadRow[]) {
  const first = useRef(rows[0]);
  const changed = useRef<unknown>(undefined);
  useLayoutEffect(() => {
    const last = first.current;
    first.current = rows[0];
    if (!last || rows[0]?.message.id === last.message.id) return;
    const now = rows.find(({ message }) => message.id === last.message.id);
    if (now && (now.isFirstOfDay !== last.isFirstOfDay || now.isFirst !== last.isFirst))
      changed.current = now.message.id;
  }, [rows]);
  return (key: unknown) => {
    const isChanged = key === changed.current;
    if (isChanged) changed.current = undefined;
    return isChanged;
  };
}
