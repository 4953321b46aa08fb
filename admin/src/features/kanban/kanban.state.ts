import type { KanbanAssignee } from '@embarque/mocks/kanban/contract';
import { type Answer, applyChange, boardsOf, confirmChange, type Desk } from './kanban.changes.ts';
import { callsFor, type Deed, isHeldBack, wayBack } from './kanban.deeds.ts';
import { type LocalChanges, pruneLocal } from './kanban.local.ts';
import { type Entry, release, shownDesk, withoutRefused } from './kanban.queue.ts';

/** What somebody writes beside the cards: a new task below those of a board, or a new board after the others. */
export type Composer = { kind: 'task'; boardId: string } | { kind: 'board' };

/** Why what was written is not taken. */
export type Problem = { kind: 'missing' | 'taken' } | { kind: 'refused'; error: unknown };

export interface KanbanContext {
  /** What the server said last. */
  confirmed: Desk;
  /** What it has not confirmed yet, in order. */
  entries: readonly Entry[];
  /** What it never hears of. */
  local: LocalChanges;
  /** All of this together: what people see. */
  shown: Desk;
  /** The entry that is on its way, if one is. */
  sending: number | null;
  /** Counts deeds and entries, to tell them apart. */
  count: number;
  /** The deeds that a toast offers to undo, each with the one that takes it back. */
  undoable: readonly { deedId: number; back: Deed }[];
  /** Whoever works on a task, or said something about it. */
  people: readonly KanbanAssignee[];
  /** Why the desk could not be loaded. */
  error: unknown;
  composer: Composer | null;
  problem: Problem | null;
  /** The deed whose answer the composer waits for. */
  composed: number | null;
  /** The deed whose answer the open task waits for, and why the last one was refused. */
  submitted: number | null;
  refusal: unknown;
}

const emptyDesk: Desk = { boards: [], tasks: [] };

export function firstContext(local: LocalChanges): KanbanContext {
  return {
    confirmed: emptyDesk,
    entries: [],
    local,
    shown: emptyDesk,
    sending: null,
    count: 0,
    undoable: [],
    people: [],
    error: null,
    composer: null,
    problem: null,
    composed: null,
    submitted: null,
    refusal: null,
  };
}

/** The desk came. */
export function afterLoading(context: KanbanContext, confirmed: Desk): KanbanContext {
  const people = peopleOf(confirmed);
  return settled({ ...context, confirmed, people, error: null, local: pruneLocal(context.local, confirmed) });
}

/** Somebody did something; the same context when that changes nothing. */
export function afterDeed(context: KanbanContext, deed: Deed): KanbanContext {
  const { shown } = context;
  const local = localAfter(context, deed);
  const calls = callsFor(shown, deed);
  const isAddition = deed.type === 'task added' || deed.type === 'board added';
  if (!isAddition && local === context.local && calls.reduce(applyChange, shown) === shown) return context;

  const deedId = nextDeedId(context);
  const isHeld = isHeldBack(deed);
  // What is held back about the same boards goes before: the server would take it for what comes now, too.
  const touched = calls.flatMap((change) => boardsOf(shown, change));
  const entries = [
    ...release(shown, context.entries, touched),
    ...calls.map((change, index): Entry => ({ id: deedId + index, deedId, deed, change, isHeld })),
  ];
  const back = wayBack(shown, deed);
  const undoable = back ? [...context.undoable, { deedId, back }] : context.undoable;
  return settled({ ...context, local, entries, undoable, count: deedId + calls.length });
}

/** The number that the next deed gets. */
export const nextDeedId = ({ count }: KanbanContext) => count + 1;

/** Somebody took a deed back; `null` when there is nothing left to take back. */
export function afterUndo(context: KanbanContext, deedId: number): KanbanContext | null {
  const undoable = context.undoable.filter((one) => one.deedId !== deedId);
  const entries = context.entries.filter((entry) => !(entry.isHeld && entry.deedId === deedId));
  if (entries.length < context.entries.length) return settled({ ...context, entries });
  const back = context.undoable.find((one) => one.deedId === deedId)?.back;
  const after = back && afterDeed(context, back);
  // What takes something back cannot be taken back itself.
  return after && after !== context ? { ...after, undoable } : null;
}

/** A deed cannot be undone any more; without its number, none can. */
export function afterLastChance(context: KanbanContext, deedId?: number): KanbanContext {
  const isMeant = (one: { deedId: number }) => deedId === undefined || one.deedId === deedId;
  return {
    ...context,
    undoable: context.undoable.filter((one) => !isMeant(one)),
    entries: context.entries.map((entry) => (entry.isHeld && isMeant(entry) ? { ...entry, isHeld: false } : entry)),
  };
}

/** The server said yes to what was on its way. */
export function afterYes(context: KanbanContext, answer: Answer): KanbanContext {
  const entry = sentEntry(context);
  if (!entry) return context;
  const confirmed = confirmChange(context.confirmed, entry.change, answer);
  const entries = context.entries.filter((one) => one !== entry);
  return settled({ ...context, confirmed, entries, local: pruneLocal(context.local, confirmed), sending: null });
}

/** The server said no: it is as if that had never been done. */
export function afterNo(context: KanbanContext): KanbanContext {
  const entry = sentEntry(context);
  if (!entry) return context;
  const entries = withoutRefused(context.confirmed, context.entries, entry);
  const undoable = context.undoable.filter(({ deedId }) => deedId !== entry.deedId);
  return settled({ ...context, entries, undoable, sending: null });
}

/** The entry that is on its way. */
export function sentEntry({ entries, sending }: KanbanContext): Entry | undefined {
  return entries.find(({ id }) => id === sending);
}

/** Whether the deed has no further call to make. */
export function isDone({ entries }: KanbanContext, deedId: number): boolean {
  return entries.every((entry) => entry.deedId !== deedId);
}

function settled(context: KanbanContext): KanbanContext {
  return { ...context, shown: shownDesk(context.confirmed, context.entries, context.local) };
}

function localAfter({ local, shown }: KanbanContext, deed: Deed): LocalChanges {
  switch (deed.type) {
    case 'board renamed': {
      const { boardId, title } = deed;
      const board = shown.boards.find(({ id }) => id === boardId);
      if (!board || board.title === title) return local;
      return { ...local, titles: [...local.titles.filter((one) => one.boardId !== boardId), { boardId, title }] };
    }
    case 'task deleted':
      return shown.tasks.some(({ id }) => id === deed.taskId)
        ? { ...local, deleted: [...local.deleted, deed.taskId] }
        : local;
    case 'task restored':
      return local.deleted.includes(deed.taskId)
        ? { ...local, deleted: local.deleted.filter((id) => id !== deed.taskId) }
        : local;
    default:
      return local;
  }
}

function peopleOf({ tasks }: Desk): KanbanAssignee[] {
  const byName = new Map<string, KanbanAssignee>();
  for (const { assignedTo, comments } of tasks) {
    const all = [...assignedTo, ...comments.map(({ name, img }) => ({ title: name, img }))];
    for (const person of all) if (!byName.get(person.title)?.img) byName.set(person.title, person);
  }
  return [...byName.values()].toSorted((one, other) => one.title.localeCompare(other.title, 'pt-BR'));
}
