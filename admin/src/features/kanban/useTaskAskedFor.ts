import { useEffect, useEffectEvent } from 'react';
import { useSearchQuery } from '../../query/useSearchQuery.ts';
import { asksForTask, withoutNew } from './filter/kanban.query.ts';
import type { KanbanActor } from './machine/kanban.machine.ts';

interface TaskAskedForOptions {
  actor: KanbanActor;
  /** Whether there are boards to add to. */
  isReady: boolean;
}

/** Opens the field for a new task on the first board when the address asks for one, and forgets it there. */
export function useTaskAskedFor({ actor, isReady }: TaskAskedForOptions): void {
  const [searchParams, changeSearchParams] = useSearchQuery();
  const isAsked = asksForTask(searchParams);
  const begin = useEffectEvent(() => {
    const first = actor.getSnapshot().context.shown.boards[0];
    if (first) actor.send({ type: 'composer opened', composer: { kind: 'task', boardId: first.id } });
    changeSearchParams(withoutNew, { replace: true });
  });

  useEffect(() => {
    if (isAsked && isReady) begin();
  }, [isAsked, isReady]);
}
