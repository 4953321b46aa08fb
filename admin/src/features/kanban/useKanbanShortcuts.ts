import { useShortcuts } from '../../shortcuts/useShortcuts.ts';
import { openTaskComposer } from './board/open-task-composer.ts';
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
    if (action === 'filter') onFilter();
    else if (action === 'new board') actor.send({ type: 'composer opened', composer: { kind: 'board' } });
    else openTaskComposer(actor);
  });
}
