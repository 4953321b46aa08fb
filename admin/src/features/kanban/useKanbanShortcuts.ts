import { useEffect, useEffectEvent } from 'react';
import { storage } from '../../storage/storage.ts';
import type { KanbanActor } from './kanban.machine.ts';
import { kanbanShortcuts, type KanbanShortcut } from './kanban.shortcuts.ts';

interface KanbanShortcutsOptions {
  actor: KanbanActor;
  /** Whether there are boards to do something with. */
  isReady: boolean;
  onFilter: () => void;
}

/** Listens to the keys of this page. */
export function useKanbanShortcuts({ actor, isReady, onFilter }: KanbanShortcutsOptions): void {
  const act = (shortcut: KanbanShortcut) => {
    const first = actor.getSnapshot().context.shown.boards[0];
    if (shortcut === 'filter') onFilter();
    else if (shortcut === 'new board') actor.send({ type: 'composer opened', composer: { kind: 'board' } });
    else if (first) actor.send({ type: 'composer opened', composer: { kind: 'task', boardId: first.id } });
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const found = kanbanShortcuts.find(({ key }) => key === event.key);
    if (!found || !isReady || !isFree(event) || storage.read('embarque.shortcuts') === 'false') return;
    event.preventDefault();
    act(found.shortcut);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Whether nobody else has a use for the key: no field, no dialog, no menu, no combination. */
function isFree({ target, defaultPrevented, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing) return false;
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return false;
  return !(target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select')));
}
