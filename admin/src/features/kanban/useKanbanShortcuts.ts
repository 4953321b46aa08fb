import { useShortcuts } from '../../shortcuts/useShortcuts.ts';
import type { KanbanActor } from './machine/kanban.machine.ts';
import { kanbanShortcuts } from './kanban.shortcuts.ts';

interface KanbanShortcutsOptions {
  actor: KanbanActor;
  /** Whether there are boards to do something with. */
  isReady: boolean;
  onFilter: () => void;
}

/** Listens to the keys of this page. */
export function useKanbanShortcuts({ actor, isReady, onFilter }: KanbanShortcutsOptions): void {
  useShortcuts(isReady ? kanbanShortcuts : [], (action) => {
    const first = actor.getSnapshot().context.shown.boards[0];
    if (action === 'filter') onFilter();
    else if (action === 'new board') actor.send({ type: 'composer opened', composer: { kind: 'board' } });
    else if (first) actor.send({ type: 'composer opened', composer: { kind: 'task', boardId: first.id } });
  });
}
