import { decline } from '../lib/http/answers.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import type { TodoTag, TodoTask } from './todo.contract.ts';
import { todosSample, todoTagsSample } from './todo.data.ts';

interface TodoStore {
  /** In the manual order: at first, the newest first. */
  tasks: TodoTask[];
  tags: TodoTag[];
  /** The highest id that a task ever had. */
  lastId: number;
  /** The ids that tags ever had. */
  tagIds: string[];
}

export const store = sampleStore(
  (): TodoStore => {
    const tasks = todosSample().toReversed();
    const tags = todoTagsSample();
    return { tasks, tags, lastId: tasks.length, tagIds: tags.map(({ id }) => id) };
  },
  { keptAs: 'todo-list' },
);

export function findTask(wanted: string | number): TodoTask {
  const task = store.data.tasks.find(({ id }) => String(id) === String(wanted));
  if (!task) throw decline(404, `There is no task ${wanted}`);
  return task;
}

export function findTag(wanted: string): TodoTag {
  const tag = store.data.tags.find(({ id }) => id === wanted);
  if (!tag) throw decline(404, `There is no tag ${wanted}`);
  return tag;
}

/** The ids of a list of them that belong to tags. */
export function knownTags(ids: readonly string[]): string[] {
  return ids.filter((id) => store.data.tags.some((tag) => tag.id === id));
}
