import { useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useInspectedActor } from '../../inspection/inspection.tsx';
import { useOutbox } from '../../outbox/react/OutboxProvider.tsx';
import { useSettled } from '../../outbox/react/useSettled.ts';
import { type TodoActor, todoMachine } from './machine/todo.machine.ts';
import { hrefOf, readPlace, type TodoPlace } from './model/todo.query.ts';
import { todoOutbox } from './server/todo.outbox.ts';

export interface Todo {
  actor: TodoActor;
  /** The list and the open task, as the URL says. */
  place: TodoPlace;
  /** Goes to another place; what is left out stays. */
  go: (change: Partial<TodoPlace>, options?: NavigateOptions) => void;
}

/** The tasks of this page, connected with the URL: they run as long as the page is there. */
export function useTodo(): Todo {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const place = readPlace(pathname, search);
  const outbox = useOutbox();
  const settled = useSettled(todoOutbox.name);
  const actor = useInspectedActor(todoMachine, { input: { outbox, settled } });
  useListOfUrl(actor, place);

  const go: Todo['go'] = (change, options) =>
    void navigate(hrefOf({ ...place, ...change }), { preventScrollReset: true, ...options });
  return { actor, place, go };
}

/** Tells the machine which list and order the URL names. */
function useListOfUrl(actor: TodoActor, { filter, tag, q, sort, hidesCompleted }: TodoPlace) {
  const list = JSON.stringify([filter, tag, q, hidesCompleted]);
  const lastList = useRef(list);
  useEffect(() => {
    if (list === lastList.current) return;
    lastList.current = list;
    actor.send({ type: 'list changed', list });
  }, [actor, list]);

  useEffect(() => {
    const tell = () => actor.send({ type: 'order chosen', isManual: sort === 'manual' });
    tell();
    // While the tasks are being loaded, there is no order to choose.
    let wasReady = actor.getSnapshot().matches('ready');
    const subscription = actor.subscribe((state) => {
      const isReady = state.matches('ready');
      if (isReady && !wasReady) tell();
      wasReady = isReady;
    });
    return () => subscription.unsubscribe();
  }, [actor, sort]);
}
