import { type ToastPosition, toast } from 'react-hot-toast/headless';
import { RaisedToast } from './RaisedToast.tsx';
import type { ToastAction, ToastTone } from './Toast.tsx';
import { openUndoWindow, type UndoWindow } from './undo-windows.ts';

export interface NotifyOptions {
  /**
   * The edge it comes in at; left and right change sides in right-to-left.
   * @default 'top-right'
   */
  position?: ToastPosition;
  /**
   * How long it stays; time stands still while the pointer or focus is on a toast.
   * @default As long as reading takes, at least 5 seconds
   */
  durationMs?: number;
  /** Something to do about it. The toast goes when it is pressed. */
  action?: ToastAction;
}

export interface UndoableNotification extends UndoWindow {
  /** What was done. */
  message: string;
  /**
   * How long it can be undone.
   * @default 8000
   */
  durationMs?: number;
}

let undoables = 0;

/**
 * Says something in passing, from anywhere. It shows in `Toaster`, as text: markup in a message is read, not obeyed.
 * The same thing said twice is one toast, and its time starts anew.
 */
export const notify = {
  /** Something worked. */
  success: (text: string, options?: NotifyOptions) => raise('success', [text], options),
  /** Something is worth knowing. */
  info: (text: string, options?: NotifyOptions) => raise('info', [text], options),
  /** Something failed. Screen readers say it at once. */
  error: (text: string, options?: NotifyOptions) => raise('danger', [text], options),
  /** What the server has to say about an answer, one line per item. */
  lines: (lines: readonly string[]) => {
    if (lines.length > 0) raise('danger', lines, { position: 'top-center' });
  },
  /** Something was done and can be undone, with the button or Ctrl+Z; after that, `onExpire` makes it final. */
  undoable: ({ message, durationMs = 8000, ...undoWindow }: UndoableNotification) => {
    undoables += 1;
    const id = `undoable ${undoables}`;
    openUndoWindow(id, undoWindow);
    raise('neutral', [message], { position: 'bottom-center', durationMs }, id);
  },
  /** Takes all toasts away, as when somebody signs out; what could be undone becomes final. */
  clear: () => toast.remove(),
};

function raise(tone: ToastTone, lines: readonly string[], options: NotifyOptions = {}, ownId?: string): void {
  const { position = 'top-right', action, durationMs = readingTime(lines.join(' ')) } = options;
  const id = ownId ?? [tone, position, ...lines].join('\n');
  const say = tone === 'danger' ? toast.error : toast;
  say(() => <RaisedToast id={id} tone={tone} lines={lines} action={action} />, { id, position, duration: durationMs });
}

function readingTime({ length }: string): number {
  return Math.min(30_000, Math.max(5000, length * 60));
}
