import { applyChange, boardsOf, type Change, type Desk } from './kanban.changes.ts';
import type { Deed } from './kanban.deeds.ts';
import { type LocalChanges, withLocal } from './kanban.local.ts';

/** A change that is shown and that the server has not confirmed yet. */
export interface Entry {
  id: number;
  /** Tells which entries a person made at once: where one is refused, those after it make no sense. */
  deedId: number;
  deed: Deed;
  change: Change;
  /** Whether the server must not hear of it yet, as it could not be undone afterwards. */
  isHeld: boolean;
}

/** What people see: what the server confirmed, all that is on its way in its order, and what this browser keeps for itself. */
export function shownDesk(confirmed: Desk, entries: readonly Entry[], local: LocalChanges): Desk {
  const pending = entries.reduce((desk, { change }) => applyChange(desk, change), confirmed);
  return withLocal(pending, local);
}

/** The entry that is to be sent next. */
export function nextEntry(entries: readonly Entry[]): Entry | undefined {
  return entries.find(({ isHeld }) => !isHeld);
}

/** What is left after a refusal: not the rest of the same deed, nor what changes nothing without it. */
export function withoutRefused(confirmed: Desk, entries: readonly Entry[], refused: Entry): Entry[] {
  let desk = confirmed;
  return entries.filter(({ deedId, change }) => {
    if (deedId === refused.deedId) return false;
    const before = desk;
    desk = applyChange(desk, change);
    return desk !== before || change.type === 'add task' || change.type === 'add board';
  });
}

/** Lets the server hear of what was held back; without boards, of everything. */
export function release(desk: Desk, entries: readonly Entry[], boardIds?: readonly string[]): Entry[] {
  const concerns = ({ change }: Entry) => !boardIds || boardsOf(desk, change).some((id) => boardIds.includes(id));
  return entries.map((entry) => (entry.isHeld && concerns(entry) ? { ...entry, isHeld: false } : entry));
}
