import type { KanbanAssignee } from '@embarque/mocks/kanban/contract';
import type { RunningOutbox } from '../../../outbox/outbox.connect.ts';
import type { SafeStorage } from '../../../storage/storage.ts';
import { follow, type Followed, nothingFollowed } from '../../../outbox/view/outbox.followed.ts';
import type { KanbanCommand, KanbanResponse } from '../model/kanban.commands.ts';
import type { BoardState } from '../model/kanban.state.ts';
import { kanbanOutbox } from '../server/kanban.outbox.ts';

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

export interface KanbanContext extends KanbanInput, Followed<BoardState, KanbanCommand, KanbanResponse> {
  /** Everyone who works on a task or commented on one. */
  people: readonly KanbanAssignee[];
  /** Why the boards could not be loaded. */
  error: unknown;
  composer: Composer | null;
  problem: Problem | null;
  /** Texts that were typed and not added, by the composer in which they were typed. */
  drafts: Readonly<Record<string, string>>;
  /** Why the last change of the open task was refused. */
  refusal: unknown;
  /** Why the last comment was refused. */
  commentRefusal: unknown;
}

const noBoards: BoardState = { boards: [], tasks: [] };

/** The key under which a draft is kept: one per board, and one for a new board. */
export const draftKey = (composer: Composer) => (composer.kind === 'task' ? `task ${composer.boardId}` : 'board');

export function firstContext(input: KanbanInput): KanbanContext {
  return {
    ...input,
    ...nothingFollowed(noBoards),
    people: [],
    error: null,
    composer: null,
    problem: null,
    drafts: {},
    refusal: null,
    commentRefusal: null,
  };
}

export const board = follow(kanbanOutbox);

/** The boards are loaded. */
export function withLoaded(context: KanbanContext, loaded: BoardState): Partial<KanbanContext> {
  const followed = board.loaded(context, loaded);
  return { ...followed, people: peopleOf(followed.confirmed), error: null };
}

function peopleOf({ tasks }: BoardState): KanbanAssignee[] {
  const byName = new Map<string, KanbanAssignee>();
  for (const { assignedTo, comments } of tasks) {
    const all = [...assignedTo, ...comments.map(({ name, img }) => ({ title: name, img }))];
    for (const person of all) if (!byName.get(person.title)?.img) byName.set(person.title, person);
  }
  return [...byName.values()].toSorted((one, other) => one.title.localeCompare(other.title, 'pt-BR'));
}
