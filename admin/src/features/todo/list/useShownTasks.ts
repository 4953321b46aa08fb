import { useToday } from '@embarque/design-system';
import type { TodoTask } from '@embarque/mocks/todo/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { shownTasks } from '../model/todo.list.ts';
import { useTags } from '../tags/useTags.ts';
import type { Todo } from '../useTodo.ts';

/** The tasks of the list that the URL names, in its order; the same array as long as nothing of them changes. */
export function useShownTasks({ actor, place }: Pick<Todo, 'actor' | 'place'>): readonly TodoTask[] {
  const { i18n } = useLingui();
  const today = useToday();
  const state = useActorState(actor, ({ context }) => context.shown);
  const tags = useTags({ actor });
  const kept = useActorState(actor, ({ context }) => context.kept);
  const { filter, tag, q, sort, hidesCompleted } = place;
  const { locale } = i18n;
  return useMemo(
    () => shownTasks({ ...state, tags }, { filter, tag, q, sort, hidesCompleted, kept, locale, today }),
    [state, tags, filter, tag, q, sort, hidesCompleted, kept, locale, today],
  );
}
