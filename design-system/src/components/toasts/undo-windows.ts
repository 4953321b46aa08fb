/** A change that is on screen already and can still be taken back. */
export interface UndoWindow {
  /** Takes the change back. */
  onUndo: () => void;
  /** Makes the change for good: its time is over, or the person sent the toast away. */
  onExpire?: () => void;
}

const open = new Map<string, UndoWindow>();

/** Opens a window that belongs to the toast of this id. */
export function openUndoWindow(toastId: string, undoWindow: UndoWindow): void {
  open.set(toastId, undoWindow);
}

/** Whether the toast's change can still be taken back. */
export function canUndo(toastId: string): boolean {
  return open.has(toastId);
}

/** Takes the change of this toast back. */
export function undo(toastId: string): void {
  close(toastId)?.onUndo();
}

/** Closes every window whose toast is gone, however it went: each ends in exactly one of its two callbacks. */
export function expireUndoWindows(isThere: (toastId: string) => boolean): void {
  for (const toastId of open.keys()) if (!isThere(toastId)) close(toastId)?.onExpire?.();
}

function close(toastId: string): UndoWindow | undefined {
  const closing = open.get(toastId);
  open.delete(toastId);
  return closing;
}
