import type { KanbanActor } from '../machine/kanban.machine.ts';

/** Begins a task on the first board or, without one, the board that it needs. */
export function openTaskComposer(actor: KanbanActor): void {
  const first = actor.getSnapshot().context.shown.boards[0];
  actor.send({ type: 'composer opened', composer: first ? { kind: 'task', boardId: first.id } : { kind: 'board' } });
}
