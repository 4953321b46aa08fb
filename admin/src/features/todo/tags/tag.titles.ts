import type { TodoTag } from '@embarque/mocks/todo/contract';
import { msg } from '@lingui/core/macro';

/** A message, of which sentences take no more than the id. */
type TagTitle = { id: string };

/** The tags that a list begins with, by id: their titles on the server, and those in the language of the page. */
const firstTags: Readonly<Record<string, { stored: string; title: TagTitle }>> = {
  team: { stored: 'Team', title: msg({ message: 'Team', context: 'tag' }) },
  low: { stored: 'Low', title: msg({ message: 'Low', context: 'tag' }) },
  medium: { stored: 'Medium', title: msg({ message: 'Medium', context: 'tag' }) },
  high: { stored: 'High', title: msg({ message: 'High', context: 'tag' }) },
  update: { stored: 'Update', title: msg({ message: 'Update', context: 'tag' }) },
};

/** The title of a tag as people read it: a message for those that a list begins with, until somebody renames them. */
export function tagTitleOf({ id, title }: Pick<TodoTag, 'id' | 'title'>): string | TagTitle {
  const first = firstTags[id];
  return first?.stored === title ? first.title : title;
}
