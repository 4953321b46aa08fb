import { type ToastPosition, toast } from 'react-hot-toast/headless';
import { Raised } from './Raised.tsx';
import type { ToastAction, ToastProps } from './Toast.tsx';
import { UNDO_MS } from './undo/undo-clock.ts';
import { expireUndo, expireUndos, openUndoWindow, type UndoWindow } from './undo/undo-windows.ts';
import type { ToastTone } from './Toast.styles.ts';

export interface NotifyOptions extends Pick<ToastProps, 'title' | 'accent' | 'sign' | 'entrance'> {
  /**
   * The edge it comes in at; left and right change sides in right-to-left.
   * @default 'top-right'; with an action 'bottom-left', so that it lies on no tool of the page while it waits to be pressed
   */
  position?: ToastPosition;
  /**
   * How long it stays; time stands still while the pointer or focus is on a toast. `Infinity` is until it is closed.
   * @default As long as reading takes, at least 5 seconds
   */
  durationMs?: number;
  /**
   * Whether a line shows how much of its time is left.
   * @default false
   */
  showsTimeLeft?: boolean;
  /** An emoji that stands in place of the icon. */
  emoji?: string;
  /** Something to do about it. The toast goes when it is pressed. */
  action?: ToastAction;
}

export interface WorkNotification {
  /** The message while the task runs. */
  doing: string;
  /** Said when the promise is fulfilled. */
  done: string;
  /** Said when the promise is rejected. */
  failed: string;
}

export interface UndoableNotification extends UndoWindow {
  /** The message when the task has finished. */
  message: string;
  /**
   * How long it can be undone, in milliseconds, by a clock that runs whether or not the toast is drawn; pointing at the toast holds
   * it, for half a minute in all. `Infinity` is until the returned function is called.
   * @default 8000
   */
  durationMs?: number;
  /**
   * How good it is.
   * @default 'neutral'
   */
  tone?: Extract<ToastTone, 'neutral' | 'success' | 'danger'>;
  /**
   * Whether the undo takes back several changes at once.
   * @default false
   */
  undoesAll?: boolean;
}

const places = { read: 'top-right', press: 'bottom-left', server: 'top-center' } satisfies Record<
  string,
  ToastPosition
>;

let undoables = 0;
let works = 0;
/** Counts calls of `clear`: a task started before the last one must not notify the next person. */
let clears = 0;

/**
 * Shows a message from anywhere in `Toaster`, as plain text: markup is not interpreted. A repeated message extends its
 * toast instead of adding another. Each function returns a function that removes the toast, for when it no longer
 * applies.
 */
export const notify = {
  /** Something worked. */
  success: (text: string, options?: NotifyOptions) => raise('success', [text], options),
  /** Something is worth knowing. */
  info: (text: string, options?: NotifyOptions) => raise('info', [text], options),
  /** Something may go wrong. */
  warning: (text: string, options?: NotifyOptions) => raise('warning', [text], options),
  /** Something that is neither good nor bad. */
  plain: (text: string, options?: NotifyOptions) => raise('neutral', [text], options),
  /** Something failed. Screen readers say it at once. */
  error: (text: string, options?: NotifyOptions) => raise('danger', [text], options),
  /** Shows the messages of a response, one line each. */
  lines: (lines: readonly string[]): (() => void) =>
    lines.length > 0 ? raise('danger', lines, { position: places.server }) : () => undefined,
  /**
   * Something was done and can be undone, with the button or Ctrl+Z; after that, `onExpire` makes it final. It stands at the bottom
   * start. With `fades`, the returned function lets the toast go as it does when its time is over.
   */
  undoable: ({ message, durationMs = UNDO_MS, tone = 'neutral', undoesAll, ...undoWindow }: UndoableNotification) => {
    undoables += 1;
    const id = `undoable ${undoables}`;
    openUndoWindow(id, undoWindow, durationMs, () => toast.dismiss(id));
    raise(tone, [message], { position: places.press, durationMs: Infinity }, { id, undoesAll });
    return ({ fades = false }: { fades?: boolean } = {}) => {
      expireUndo(id);
      if (fades) toast.dismiss(id);
      else toast.remove(id);
    };
  },
  /** Something is being done, and then has worked or failed: one toast that changes its words. */
  work: (promise: Promise<unknown>, { doing, done, failed }: WorkNotification, options?: NotifyOptions) => {
    works += 1;
    const id = `work ${works}`;
    const beginning = clears;
    raise('neutral', [doing], { ...options, durationMs: Infinity }, { id, isBusy: true });
    promise.then(
      () => clears === beginning && raise('success', [done], options, { id }),
      () => clears === beginning && raise('danger', [failed], options, { id }),
    );
  },
  /** Takes all toasts away, as when somebody signs out; what could be undone becomes final. */
  clear: () => {
    clears += 1;
    expireUndos();
    toast.remove();
  },
};

interface OwnToast extends Pick<ToastProps, 'undoesAll'> {
  id: string;
  isBusy?: boolean;
}

function raise(tone: ToastTone, lines: readonly string[], options: NotifyOptions = {}, own?: OwnToast): () => void {
  const { durationMs = readingTime(lines.join(' ')), showsTimeLeft, ...rest } = options;
  const { position = rest.action ? places.press : places.read, ...look } = rest;
  const id = own?.id ?? [tone, position, ...lines].join('\n');
  const say = tone === 'danger' ? toast.error : toast;
  const timeLeftMs = showsTimeLeft && Number.isFinite(durationMs) ? durationMs : undefined;
  const content = { ...look, id, tone, lines, timeLeftMs, isBusy: own?.isBusy, undoesAll: own?.undoesAll };
  say(() => <Raised {...content} />, { id, position, duration: durationMs });
  return () => toast.remove(id);
}

function readingTime({ length }: string): number {
  return Math.min(30_000, Math.max(5000, length * 60));
}
