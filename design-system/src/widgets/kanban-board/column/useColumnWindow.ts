import {
  defaultRangeExtractor,
  observeElementOffset,
  type Range,
  useVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { observeSize, scrollTo, sizeAtFirst } from '../../../lib/virtual/virtual-window.ts';
import { type Entry, landingAt, PREVIEW } from '../moves/kanban.moves.ts';
import { type ActiveCard, useBoardStore } from '../moves/kanban.store.ts';
import type { KanbanItem } from '../kanban.types.ts';
import { useIsIdle } from './useIsIdle.ts';
import { useJump } from './useJump.ts';

/** About the height of a card, in pixels, until it is measured. */
const USUAL_SIZE = 144;

interface WindowSetup<Item extends KanbanItem> {
  columnId: string;
  entries: readonly Entry<Item>[];
  /** The entry that stays mounted when it is out of sight; below 0 for none. */
  kept: number;
  active: ActiveCard | undefined;
  /** Whether its turn to be drawn has come. */
  isDrawn: boolean;
  scroller: HTMLElement | null;
  list: HTMLElement | null;
}

/**
 * Which entries of a column are mounted, and where: those in sight, the one that must be kept, and one more on either side, once
 * no card has been in hand for a while.
 */
export function useColumnWindow<Item extends KanbanItem>(setup: WindowSetup<Item>) {
  const { columnId, entries, kept, active, isDrawn, scroller, list } = setup;
  const store = useBoardStore();
  const isIdle = useIsIdle(active !== undefined);
  const reportOffset = useRef<(offset: number, isScrolling: boolean) => void>(undefined);
  const [hasJumped, noteJump] = useJump();
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read where it is returned, and passed to nobody
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: entries.length,
    getScrollElement: () => scroller,
    // A card from another column keeps the height that it had there.
    estimateSize: (index) => (active && isActive(entries[index], active) ? active.size : USUAL_SIZE),
    getItemKey: useCallback((index: number) => keyOf(entries[index]), [entries]),
    rangeExtractor: (range) => {
      const near = withKept(range, kept);
      // A card moved here by keyboard renders at once, to keep the focus.
      if (!isDrawn) return active ? near.filter((index) => index === kept) : [];
      const isThere = (index: number) => store.handles.has(keyOf(entries[index]));
      // The card that went far is there first, and those around it come a moment later.
      if (hasJumped && isInSight(kept, range)) return near.filter((index) => index === kept || isThere(index));
      if (isIdle) return near;
      // Each step takes the time of what it draws: what is out of sight stays if it is there, and does not come ahead.
      return near.filter((index) => index === kept || isInSight(index, range) || isThere(index));
    },
    overscan: 1,
    initialRect: sizeAtFirst(),
    observeElementRect: observeSize,
    observeElementOffset: (instance, tell) => {
      reportOffset.current = tell;
      return observeElementOffset(instance, tell);
    },
    scrollToFn: scrollTo,
  });

  useLayoutEffect(() => {
    store.windows.set(columnId, {
      list,
      show: (index) => {
        const { range } = virtualizer;
        if (!scroller || !range || isInSight(index, range)) return;
        const [offset = 0] = virtualizer.getOffsetForIndex(Math.min(index, entries.length - 1), 'auto') ?? [];
        scroller.scrollTop = offset;
        noteJump();
        // Before the browser says so: what is left behind need not be drawn again.
        reportOffset.current?.(scroller.scrollTop, false);
      },
      roomOf: (itemId) => {
        const index = entries.findIndex((entry) => keyOf(entry) === itemId);
        const { start = 0, size = USUAL_SIZE } = virtualizer.measurementsCache[index] ?? {};
        return { start, size };
      },
      indexAt: (clientY, preview) => {
        const top = clientY - (list?.getBoundingClientRect().top ?? 0);
        const under = virtualizer.getVirtualItemForOffset(top);
        if (!under) return 0;
        return landingAt({
          entry: under.index,
          isPastMiddle: top > under.start + under.size / 2,
          preview: preview?.column === columnId ? entries.indexOf(PREVIEW) : -1,
        });
      },
    });
    return () => void store.windows.delete(columnId);
  }, [store, columnId, entries, virtualizer, list, scroller, noteJump]);

  const mounted = virtualizer.getVirtualItems();
  const inFlow = mounted.filter(({ index }) => index !== kept || isBeside(index, mounted));
  return {
    rows: mounted.map((row) => ({ ...row, isAway: !inFlow.includes(row) })),
    /** The room that the entries above those in sight take. */
    above: inFlow[0]?.start,
    total: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}

/** An entry that is mounted. One that is away stands alone, where it would be in sight. */
export interface WindowRow extends Pick<VirtualItem, 'index' | 'start' | 'size'> {
  isAway: boolean;
}

/** Whether an entry that must stay mounted is in sight anyway. */
function isBeside(index: number, mounted: readonly VirtualItem[]): boolean {
  return mounted.length === 1 || mounted.some((other) => Math.abs(other.index - index) === 1);
}

const isActive = (entry: Entry<KanbanItem> | undefined, { itemId }: ActiveCard) =>
  entry === PREVIEW || keyOf(entry) === itemId;

export const keyOf = (entry: Entry<KanbanItem> | undefined): string =>
  entry === undefined || entry === PREVIEW ? PREVIEW : entry.id;

const isInSight = (index: number, { startIndex, endIndex }: Pick<Range, 'startIndex' | 'endIndex'>) =>
  index >= startIndex && index <= endIndex;

function withKept(range: Range, kept: number): number[] {
  const inSight = defaultRangeExtractor(range);
  const isOut = kept >= 0 && kept < range.count && !inSight.includes(kept);
  return isOut ? [...inSight, kept].toSorted((one, other) => one - other) : inSight;
}
