import { useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useInspectedActor } from '../../inspection/inspection.tsx';
import { useFeatureOutbox, useSettled } from '../../outbox/react/useFeatureOutbox.ts';
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

/** The tasks of this page, connected with the outbox and with the URL: they run as long as the page is there. */
export function useTodo(): Todo {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const place = readPlace(pathname, search);
  const settled = useSettled(todoOutbox.name);
  const actor = useInspectedActor(todoMachine, { input: { settled } });
  const { give } = useFeatureOutbox(todoOutbox, {
    confirmed: () => {
      const state = actor.getSnapshot();
      return state.matches('ready') ? state.context.confirmed : null;
    },
    onChange: actor.send,
  });

  useEffect(() => {
    const subscription = actor.on('command given', (given) => give({ ...given, isInline: false }));
    return () => subscription.unsubscribe();
  }, [actor, give]);
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
