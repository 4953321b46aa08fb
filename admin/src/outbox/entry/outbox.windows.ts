import { startUndoClock, UNDO_MS, type UndoClock } from '@embarque/design-system/undo-clock';
import { fromCallback } from 'xstate';

export type WindowsEvent =
  /** Ids of all entries that can be undone, or wait for that to end. */
  | { type: 'windows changed'; open: readonly string[] }
  | { type: 'undo paused'; id: string }
  | { type: 'undo resumed'; id: string }
  /** Another one of its kind shares its message. */
  | { type: 'undo restarted'; id: string };

/** The clocks of the outbox: each entry that can be undone has one, which ends with `undo expired`. */
export const undoWindows = fromCallback<WindowsEvent>(({ receive, sendBack }) => {
  const clocks = new Map<string, UndoClock>();

  const openOnly = (open: readonly string[]) => {
    for (const [id, clock] of clocks) {
      if (open.includes(id)) continue;
      clock.stop();
      clocks.delete(id);
    }
    for (const id of open) if (!clocks.has(id)) start(id);
  };
  const start = (id: string) => {
    clocks.get(id)?.stop();
    clocks.set(
      id,
      startUndoClock(UNDO_MS, () => sendBack({ type: 'undo expired', id })),
    );
  };
  receive((event) => {
    if (event.type === 'windows changed') openOnly(event.open);
    else if (event.type === 'undo paused') clocks.get(event.id)?.hold();
    else if (event.type === 'undo resumed') clocks.get(event.id)?.release();
    else if (clocks.has(event.id)) start(event.id);
  });
  return () => openOnly([]);
});
