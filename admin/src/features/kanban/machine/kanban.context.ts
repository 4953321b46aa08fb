import type { KanbanAssignee } from '@embarque/mocks/kanban/contract';
import { applyAll } from '../../../outbox/outbox.core.ts';
import { type Entry, type OutboxChange, PartlyDone } from '../../../outbox/outbox.types.ts';
import type { OutboxChanged, RunningOutbox } from '../../../outbox/outbox.connect.ts';
import type { SafeStorage } from '../../../storage/storage.ts';
import { applyCommand, confirmCommand, type KanbanCommand, type KanbanResponse } from '../model/kanban.commands.ts';
import type { BoardState } from '../model/kanban.state.ts';

/** The field in which something new is typed: a task at the end of a board, or a board after the others. */
export type Composer = { kind: 'task'; boardId: string } | { kind: 'board' };

/** Why a title is not accepted. */
export type Problem = { kind: 'missing' | 'taken' } | { kind: 'refused'; error: unknown };

export interface LoadInput {
  /** Resolves when the server has heard of what an earlier page has left. */
  settled: () => Promise<void>;
  /** Holds what the server has no request for. */
  storage: SafeStorage;
}

export interface KanbanInput extends LoadInput {
  outbox: RunningOutbox;
}

export interface KanbanContext extends KanbanInput {
  /** The boards as the server last confirmed them. */
  confirmed: BoardState;
  /** Commands that the server has not confirmed, in order. */
  entries: readonly Entry<KanbanCommand>[];
  /** The boards on screen: the confirmed ones with the unconfirmed commands on top. */
  shown: BoardState;
  /** Confirmations that came while the boards were being loaded, and may not be in what is loaded. */
  early: readonly OutboxChange<KanbanCommand, KanbanResponse>[];
  /** Everyone who works on a task or commented on one. */
  people: readonly KanbanAssignee[];
  /** Why the boards could not be loaded. */
  error: unknown;
  composer: Composer | null;
  problem: Problem | null;
  /** Id of the entry that the composer waits for. */
  composed: string | null;
  /** Texts that were typed and not added, by the composer in which they were typed. */
  drafts: Readonly<Record<string, string>>;
  /** Id of the entry that the open task waits for, and why the last one was refused. */
  submitted: string | null;
  refusal: unknown;
  /** The same for the comment that is being added. */
  commented: string | null;
  commentRefusal: unknown;
}

const noBoards: BoardState = { boards: [], tasks: [] };

/** The key under which a draft is kept: one per board, and one for a new board. */
export const draftKey = (composer: Composer) => (composer.kind === 'task' ? `task ${composer.boardId}` : 'board');

export function firstContext(input: KanbanInput): KanbanContext {
  return {
    ...input,
    confirmed: noBoards,
    entries: [],
    shown: noBoards,
    early: [],
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

/** The boards are loaded. */
export function withLoaded(context: KanbanContext, loaded: BoardState): Partial<KanbanContext> {
  const confirmed = context.early.reduce(confirmedAfter, loaded);
  const shown = shownWith(confirmed, context.entries);
  return { confirmed, shown, people: peopleOf(confirmed), early: [], error: null };
}

/** The outbox has other entries, or the server has confirmed or refused one. */
export function withOutbox(
  context: KanbanContext,
  { entries, change }: OutboxChanged<KanbanCommand, KanbanResponse>,
): Partial<KanbanContext> {
  const confirmed = change ? confirmedAfter(context.confirmed, change) : context.confirmed;
  return { entries, confirmed, shown: shownWith(confirmed, entries) };
}

const shownWith = (confirmed: BoardState, entries: readonly Entry<KanbanCommand>[]) =>
  applyAll({ apply: applyCommand }, confirmed, entries);

function confirmedAfter(confirmed: BoardState, change: OutboxChange<KanbanCommand, KanbanResponse>): BoardState {
  if (change.type === 'confirmed') {
    return confirmCommand(confirmed, change.entry.command, change.response);
  }
  if (change.type !== 'rolled back' || !(change.error instanceof PartlyDone)) return confirmed;
  const command = change.entry.command;
  const done: KanbanCommand = command.type === 'task moved' ? { ...command, beforeId: null } : command;
  return confirmCommand(confirmed, done, change.error.response as KanbanResponse);
}

function peopleOf({ tasks }: BoardState): KanbanAssignee[] {
  const byName = new Map<string, KanbanAssignee>();
  for (const { assignedTo, comments } of tasks) {
    const all = [...assignedTo, ...comments.map(({ name, img }) => ({ title: name, img }))];
    for (const person of all) if (!byName.get(person.title)?.img) byName.set(person.title, person);
  }
  return [...byName.values()].toSorted((one, other) => one.title.localeCompare(other.title, 'pt-BR'));
}
