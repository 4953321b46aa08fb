import type { KanbanAssignee } from '@embarque/mocks/kanban/contract';
import {
  type Answer,
  applyChange,
  boardsOf,
  type Call,
  confirmChange,
  type Desk,
  forServer,
  isAddition,
} from './kanban.changes.ts';
import { callsFor, type Deed, isHeldBack, wayBack } from './kanban.deeds.ts';
import { type LocalChanges, pruneLocal, type Unfinished } from './kanban.local.ts';
import { type Entry, release, releaseDeed, shownDesk, withoutRefused } from './kanban.queue.ts';
import { entriesOf } from './kanban.unfinished.ts';

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
  /** What an earlier page could not finish, until the desk is there. */
  unfinished: readonly Unfinished[];
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
  /** What was typed beside the cards and not added, by the place where it was typed. */
  drafts: Readonly<Record<string, string>>;
  /** The deed whose answer the open task waits for, and why the last one was refused. */
  submitted: number | null;
  refusal: unknown;
  /** The same for the comment that is being added. */
  commented: number | null;
  commentRefusal: unknown;
}

const emptyDesk: Desk = { boards: [], tasks: [] };

/** The name under which a draft is kept: one for each board, and one for a new board. */
export const placeOfDraft = (composer: Composer) => (composer.kind === 'task' ? `task ${composer.boardId}` : 'board');

export function firstContext(local: LocalChanges, unfinished: readonly Unfinished[] = []): KanbanContext {
  return {
    confirmed: emptyDesk,
    entries: [],
    local,
    unfinished,
    shown: emptyDesk,
    sending: null,
    count: 0,
    undoable: [],
    people: [],
    error: null,
    composer: null,
    problem: null,
    composed: null,
    drafts: {},
    submitted: null,
    refusal: null,
    commented: null,
    commentRefusal: null,
  };
}

/** The desk came. What an earlier page began is finished before anything else. */
export function afterLoading(context: KanbanContext, confirmed: Desk): KanbanContext {
  const people = peopleOf(confirmed);
  const entries = entriesOf(context.unfinished, confirmed);
  const local = pruneLocal(context.local, confirmed);
  const count = context.count + entries.length;
  return settled({ ...context, confirmed, people, error: null, local, entries, count, unfinished: [] });
}

/**
 * Somebody did something; the same context when that changes nothing.
 *
 * @param undoes the deed that it takes back
 */
export function afterDeed(context: KanbanContext, deed: Deed, undoes?: number): KanbanContext {
  const { shown } = context;
  const local = localAfter(context, deed);
  const calls = callsFor(shown, deed);
  if (!calls.some(isAddition) && local === context.local && calls.reduce(applyChange, shown) === shown) return context;

  const deedId = nextDeedId(context);
  const isHeld = isHeldBack(deed);
  // What is held back about the same boards goes before: the server would take it for what comes now, too.
  const touched = isHeld ? [] : calls.flatMap((change) => boardsOf(shown, change));
  const entries = [
    ...release(shown, context.entries, touched),
    ...calls.map((change, index): Entry => ({ id: deedId + index, deedId, deed, change, isHeld, undoes })),
  ];
  const back = wayBack(shown, deed);
  const undoable = back ? [...context.undoable, { deedId, back }] : context.undoable;
  return settled({ ...context, local, entries, undoable, count: deedId + calls.length });
}

/** The number that the next deed gets. */
export const nextDeedId = ({ count }: KanbanContext) => count + 1;

/** Somebody took a deed back; `null` when there is nothing left to take back. */
export function afterUndo(context: KanbanContext, deedId: number): KanbanContext | null {
  const offered = context.undoable.find((one) => one.deedId === deedId);
  if (!offered) return null;
  const undoable = context.undoable.filter((one) => one !== offered);
  const entries = context.entries.filter((entry) => entry.deedId !== deedId || !isUnheard(context, entry));
  if (entries.length < context.entries.length) return settled({ ...context, entries, undoable });
  const after = afterDeed(context, offered.back, deedId);
  // What takes something back cannot be taken back itself.
  return after === context ? null : { ...after, undoable };
}

/** Whether it is enough to forget it: the server has not been told of it yet. */
const isUnheard = ({ sending }: KanbanContext, { id, deed }: Entry) => isHeldBack(deed) && id !== sending;

/** A deed cannot be undone any more; without its number, none can. */
export function afterLastChance(context: KanbanContext, deedId?: number): KanbanContext {
  const { entries, shown, undoable } = context;
  if (deedId === undefined) {
    return { ...context, undoable: [], entries: entries.map((entry) => ({ ...entry, isHeld: false })) };
  }
  return {
    ...context,
    undoable: undoable.filter((one) => one.deedId !== deedId),
    entries: releaseDeed(shown, entries, deedId),
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

/** Another tab keeps other things for itself now. */
export function withOtherLocal(context: KanbanContext, local: LocalChanges): KanbanContext {
  return settled({ ...context, local });
}

/** The entry that is on its way. */
export function sentEntry({ entries, sending }: KanbanContext): Entry | undefined {
  return entries.find(({ id }) => id === sending);
}

/** What is on its way, as the server takes it. */
export function sentChange(context: KanbanContext): Call | undefined {
  const entry = sentEntry(context);
  return entry && forServer(context.confirmed, entry.change);
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
