import { useInspectedActor } from '../../inspection/inspection.tsx';
import { useOutboxActor, useSettled } from '../../outbox/react/useFeatureOutbox.ts';
import { useStorage } from '../../storage/StorageProvider.tsx';
import { type KanbanActor, kanbanMachine } from './machine/kanban.machine.ts';
import { kanbanOutbox } from './server/kanban.outbox.ts';

/** The boards of this page, connected with the outbox: it runs as long as the page is there. */
export function useKanban(): KanbanActor {
  const storage = useStorage();
  const settled = useSettled(kanbanOutbox.name);
  const actor = useInspectedActor(kanbanMachine, { input: { settled, storage } });
  useOutboxActor(actor, kanbanOutbox, (state) => (state.matches('ready') ? state.context.confirmed : null));
  return actor;
}
