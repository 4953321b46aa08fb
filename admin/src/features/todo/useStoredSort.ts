import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useUserStorage } from '../../session/storage/useUserStorage.ts';
import type { TodoSort } from './model/todo.query.ts';
import { storedSort } from './todo.storage.ts';
import type { Todo } from './useTodo.ts';

/**
 * Shows the order that was chosen last, unless the URL names one: also behind a link that leads here from elsewhere. The way back
 * leads to what was there.
 *
 * @returns chooses another order
 */
export function useStoredSort({ place, go }: Pick<Todo, 'place' | 'go'>): (sort: TodoSort) => void {
  const area = useUserStorage();
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const seenKey = useRef<string>(undefined);
  const arrive = useEffectEvent((arrivedKey: string) => {
    const isFirst = seenKey.current === undefined;
    if (seenKey.current === arrivedKey) return;
    seenKey.current = arrivedKey;
    const sort = storedSort.in(area).read();
    const isByLink = isFirst || navigationType === NavigationType.Push;
    if (isByLink && place.sort === 'manual' && sort !== 'manual') go({ sort }, { replace: true });
  });
  useEffect(() => arrive(key), [key]);

  return (sort) => {
    storedSort.in(area).write(sort);
    go({ sort });
  };
}
