import { startUndoClock, type UndoClock } from './undo-clock.ts';

/** A change that is on screen already and can still be taken back. Each window ends in exactly one of its first two callbacks. */
export interface UndoWindow {
  /** Takes the change back. */
  onUndo: () => void;
  /** Makes the change for good: its time is over, or its toast was sent or taken away. */
  onExpire?: () => void;
  /** Called when something begins or ends to hold the window open, for owners with a clock of their own. */
  onHold?: (isHeld: boolean) => void;
}

/** Holds a window open: the pointer or the focus on its toast, or a page that nobody sees. */
export type Holder = 'pointer' | 'focus' | 'hidden page';

interface OpenWindow extends UndoWindow {
  /** `null` when its owner ends it. */
  clock: UndoClock | null;
  holders: Set<Holder>;
}

const open = new Map<string, OpenWindow>();

/**
 * Opens a window that belongs to the toast of this id.
 *
 * @param durationMs how long it is open; with `Infinity`, until it is expired
 * @param onEnd called when its time is over
 */
export function openUndoWindow(toastId: string, undoWindow: UndoWindow, durationMs: number, onEnd: () => void): void {
  const end = () => {
    expireUndo(toastId);
    onEnd();
  };
  const clock = Number.isFinite(durationMs) ? startUndoClock(durationMs, end) : null;
  open.set(toastId, { ...undoWindow, clock, holders: new Set() });
}

/** Whether the toast's change can still be taken back. */
export function canUndo(toastId: string): boolean {
  return open.has(toastId);
}

/** Takes the change of this toast back. */
export function undo(toastId: string): void {
  close(toastId)?.onUndo();
}

/** The change of this toast is for good. */
export function expireUndo(toastId: string): void {
  close(toastId)?.onExpire?.();
}

/** Every change is for good, as when a person signs out. */
export function expireUndos(): void {
  for (const toastId of open.keys()) expireUndo(toastId);
}

/** Something begins or ends to hold this window open. */
export function holdUndo(toastId: string, holder: Holder, isHeld: boolean): void {
  const held = open.get(toastId);
  if (!held) return;
  const before = held.holders.size > 0;
  if (isHeld) held.holders.add(holder);
  else held.holders.delete(holder);
  const after = held.holders.size > 0;
  if (after === before) return;
  if (after) held.clock?.hold();
  else held.clock?.release();
  held.onHold?.(after);
}

function close(toastId: string): UndoWindow | undefined {
  const closing = open.get(toastId);
  open.delete(toastId);
  closing?.clock?.stop();
  return closing;
}
