import { useEffect } from 'react';
import { useInspectedActor } from '../../inspection/inspection.tsx';
import { useFeatureOutbox, useSettled } from '../../outbox/react/useFeatureOutbox.ts';
import { type KanbanActor, kanbanMachine } from './machine/kanban.machine.ts';
import { kanbanOutbox } from './server/kanban.outbox.ts';

/** The boards of this page, connected with the outbox: it runs as long as the page is there. */
export function useKanban(): KanbanActor {
  const settled = useSettled(kanbanOutbox.name);
  const actor = useInspectedActor(kanbanMachine, { input: { settled } });
  const { give } = useFeatureOutbox(kanbanOutbox, {
    confirmed: () => {
      const state = actor.getSnapshot();
      return state.matches('ready') ? state.context.confirmed : null;
    },
    onChange: actor.send,
  });

  useEffect(() => {
    const subscription = actor.on('command given', give);
    return () => subscription.unsubscribe();
  }, [actor, give]);
  return actor;
}
