import { applyChange, type Desk, tasksOn } from './kanban.changes.ts';
import { callsFor, isHeldBack } from './kanban.deeds.ts';
import type { Unfinished } from './kanban.local.ts';
import type { Entry } from './kanban.queue.ts';

/** What a page that goes now leaves behind. */
export function unfinishedIn(confirmed: Desk, entries: readonly Entry[]): Unfinished[] {
  return entries.flatMap(({ deed, isHeld }) =>
    isHeldBack(deed) && !isHeld ? [{ deed, taskIds: tasksOn(confirmed, deed.boardId).map(({ id }) => id) }] : [],
  );
}

/** The entries that finish it, as far as there is still something to do. */
export function entriesOf(unfinished: readonly Unfinished[], confirmed: Desk): Entry[] {
  let desk = confirmed;
  return unfinished.flatMap(({ deed, taskIds }, index) => {
    const isMeant = tasksOn(desk, deed.boardId).every(({ id }) => taskIds.includes(id));
    const [change] = callsFor(desk, deed);
    const after = change && isMeant ? applyChange(desk, change) : desk;
    if (!change || after === desk) return [];
    desk = after;
    return [{ id: index + 1, deedId: index + 1, deed, change, isHeld: false }];
  });
}
