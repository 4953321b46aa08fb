import type { TodoTag } from '@embarque/mocks/todo/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import type { Todo } from '../useTodo.ts';
import { tagTitleOf } from './tag.titles.ts';

/** The tags in their order, with the titles that people read. */
export function useTags({ actor }: Pick<Todo, 'actor'>): readonly TodoTag[] {
  const { i18n } = useLingui();
  const tags = useActorState(actor, ({ context }) => context.shown.tags);
  return useMemo(
    () =>
      tags.map((tag) => {
        const title = tagTitleOf(tag);
        return { ...tag, title: typeof title === 'string' ? title : i18n._(title) };
      }),
    [i18n, tags],
  );
}
