import { applyChange, boardsOf, type Change, type Desk, isAddition } from './kanban.changes.ts';
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
  /** The deed that it takes back, if it does. */
  undoes?: number | undefined;
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

/** What is left after a refusal: not the rest of the same deed, nor what takes it back or changes nothing without it. */
export function withoutRefused(confirmed: Desk, entries: readonly Entry[], refused: Entry): Entry[] {
  let desk = confirmed;
  return entries.filter(({ deedId, undoes, change }) => {
    if (deedId === refused.deedId || undoes === refused.deedId) return false;
    const before = desk;
    desk = applyChange(desk, change);
    return desk !== before || isAddition(change);
  });
}

/** Lets the server hear of what was held back about some boards. */
export function release(desk: Desk, entries: readonly Entry[], boardIds: readonly string[]): Entry[] {
  const concerns = ({ change }: Entry) => boardsOf(desk, change).some((id) => boardIds.includes(id));
  return entries.map((entry) => (entry.isHeld && concerns(entry) ? { ...entry, isHeld: false } : entry));
}

/** The same for one deed, and for what was held back before it about the same boards: the server hears of it in this order. */
export function releaseDeed(desk: Desk, entries: readonly Entry[], deedId: number): Entry[] {
  const end = entries.findLastIndex((entry) => entry.deedId === deedId) + 1;
  const boardIds = entries.flatMap((entry) => (entry.deedId === deedId ? boardsOf(desk, entry.change) : []));
  return [...release(desk, entries.slice(0, end), boardIds), ...entries.slice(end)];
}
