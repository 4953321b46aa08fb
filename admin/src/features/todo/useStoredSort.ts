import { useEffect, useEffectEvent } from 'react';
import { useUserStorage } from '../../session/storage/useUserStorage.ts';
import type { TodoSort } from './model/todo.query.ts';
import { storedSort } from './todo.storage.ts';
import type { Todo } from './useTodo.ts';

/**
 * Opens the page in the order that was chosen last, unless its URL names one.
 *
 * @returns chooses another order
 */
export function useStoredSort({ place, go }: Pick<Todo, 'place' | 'go'>): (sort: TodoSort) => void {
  const area = useUserStorage();
  const begin = useEffectEvent(() => {
    const sort = storedSort.in(area).read();
    if (place.sort === 'manual' && sort !== 'manual') go({ sort }, { replace: true });
  });
  useEffect(() => begin(), []);

  return (sort) => {
    storedSort.in(area).write(sort);
    go({ sort });
  };
}
