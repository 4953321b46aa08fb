import { useEffect, useState } from 'react';
import type { TodoActor } from '../machine/todo.machine.ts';

/** As long as a changed row stays at least, so that the next press does not meet another row. */
const STAY_MS = 1500;

/**
 * Reports that the list was left, some time after the last change at the earliest.
 *
 * @returns to be called when the pointer or the focus comes into the list, and when both have left it
 */
export function useListPresence(actor: TodoActor): (change: { isInside: boolean }) => void {
  const [presence] = useState(() => watchPresence(() => actor.send({ type: 'list left' })));
  useEffect(() => {
    const subscription = actor.on('command given', presence.noteChange);
    return () => {
      subscription.unsubscribe();
      presence.end();
    };
  }, [actor, presence]);
  return presence.note;
}

function watchPresence(onLeft: () => void) {
  let isInside = false;
  let changedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leaveLater = () => {
    clearTimeout(timer);
    if (!isInside) timer = setTimeout(onLeft, Math.max(0, changedAt + STAY_MS - performance.now()));
  };
  return {
    note: (change: { isInside: boolean }) => {
      isInside = change.isInside;
      leaveLater();
    },
    noteChange: () => {
      changedAt = performance.now();
      leaveLater();
    },
    end: () => clearTimeout(timer),
  };
}
