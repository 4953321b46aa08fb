import { createContext, type SyntheticEvent, use, useSyncExternalStore } from 'react';
import type { PositionMessages } from '../../../extensions/drag-and-drop/usePositionMessages.ts';
import type { KanbanColumn, KanbanItem, KanbanMove, KanbanPosition } from '../kanban.types.ts';

/** The active card, from the first press to the drop. Until then the owner's columns stay unchanged. */
export interface ActiveCard extends KanbanMove {
  item: KanbanItem;
  /** A pointer carries a picture of the card; by keyboard the card itself goes from place to place. */
  by: 'pointer' | 'keyboard';
  /** Its offset in the column and its height, in pixels. */
  start: number;
  size: number;
}

/** Asks for the focus once, however long it takes until the card is there. */
export interface FocusRequest {
  itemId: string;
  /** Whether it gives way to whatever has the focus by then. */
  isModest?: boolean;
}

interface BoardState {
  active: ActiveCard | undefined;
  /** The card that the pointer dropped last. */
  down: ActiveCard | undefined;
  /** The card whose overlay is moving to its position. */
  landing: string | undefined;
  /** The card that Tab leads to; the arrow keys lead from it to the others. */
  current: string | undefined;
  focusRequest: FocusRequest | undefined;
  /** The move that the owner was told of last, and whether the card has gone that way. */
  moved: (KanbanMove & { hasArrived: boolean }) | undefined;
  /** The text for screen readers. */
  announcement: string;
}

/** The latest props of the board. They are methods, so that the type of cards stays generic. */
export interface Owner {
  columns: readonly KanbanColumn[];
  messages: PositionMessages;
  itemLabel(item: KanbanItem): string;
  onMove(move: KanbanMove): void;
  onOpen?(opened: { item: KanbanItem }): void;
  onDelete?(deleted: { item: KanbanItem }): void;
}

/** A card under a pointer or a finger that went down. */
export interface Press {
  itemId: string;
  face: HTMLElement;
  event: SyntheticEvent;
}

/** The positions of the cards, which only their column knows. */
export interface ColumnWindow {
  list: HTMLElement | null;
  /** Scrolls to a place that is out of sight, before a card comes there. */
  show: (index: number) => void;
  roomOf: (itemId: string) => { start: number; size: number };
  /** The place at a height of the window. */
  indexAt: (clientY: number, preview: KanbanPosition | undefined) => number;
}

/**
 * The state while cards move, outside React: each card and column subscribes to its own part, where state in the board
 * would render all of them with every step.
 */
export function createBoardStore(owner: Owner, instructionsId: string) {
  let state: BoardState = {
    active: undefined,
    down: undefined,
    landing: undefined,
    current: undefined,
    focusRequest: undefined,
    moved: undefined,
    announcement: '',
  };
  let served: FocusRequest | undefined;
  const listeners = new Set<() => void>();
  let adopted = owner;
  let onPress: ((press: Press) => void) | undefined;
  return {
    get owner() {
      return adopted;
    },
    adopt: (next: Owner) => {
      adopted = next;
    },
    /** The id of the sentence that says what the keys do. */
    instructionsId,
    windows: new Map<string, ColumnWindow>(),
    /** The handle of each mounted card, which takes its focus, and the preview. */
    handles: new Map<string, HTMLElement>(),
    press: (press: Press) => onPress?.(press),
    /** One listens for presses. */
    listen: (listener: (press: Press) => void) => {
      onPress = listener;
    },
    get: () => state,
    set: (change: Partial<BoardState>) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    /** Whether a focus request is new. It must not take focus again when its card mounts again. */
    serve: (focusRequest: FocusRequest) => {
      const isNew = focusRequest !== served;
      served = focusRequest;
      return isNew;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type BoardStore = ReturnType<typeof createBoardStore>;

export const BoardContext = createContext<BoardStore | null>(null);

export function useBoardStore(): BoardStore {
  const store = use(BoardContext);
  if (!store) throw new Error('A part of a board stands outside of it: put it into a KanbanBoard.');
  return store;
}

/** A part of what changes. It must be the same object, or a plain value, as long as nothing of it changed. */
export function useBoard<Selected>(select: (state: BoardState) => Selected): Selected {
  const store = useBoardStore();
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
