import type { TodoTag } from '@embarque/mocks/todo/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import type { Todo } from '../useTodo.ts';

/** The titles on the server of the tags that a list begins with, by id. */
const FIRST_TITLES: Readonly<Record<string, string>> = {
  team: 'Team',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  update: 'Update',
};

/** The tags in their order: those that a list begins with in the language of the page, until somebody renames them. */
export function useTags({ actor }: Pick<Todo, 'actor'>): readonly TodoTag[] {
  const { t } = useLingui();
  const tags = useActorState(actor, ({ context }) => context.shown.tags);
  return useMemo(() => {
    const titles: Readonly<Record<string, string>> = {
      team: t({ message: 'Team', context: 'tag' }),
      low: t({ message: 'Low', context: 'tag' }),
      medium: t({ message: 'Medium', context: 'tag' }),
      high: t({ message: 'High', context: 'tag' }),
      update: t({ message: 'Update', context: 'tag' }),
    };
    return tags.map((tag) => {
      const title = tag.title === FIRST_TITLES[tag.id] ? titles[tag.id] : undefined;
      return title === undefined ? tag : { ...tag, title };
    });
  }, [t, tags]);
}
