import type { TodoAssignee, TodoTag, TodoTask } from '@embarque/mocks/todo/contract';

export interface TodoState {
  /** All of them, deleted ones too, in the order that people gave them. */
  tasks: readonly TodoTask[];
  tags: readonly TodoTag[];
  /** The people who take tasks. */
  people: readonly TodoAssignee[];
}

/** The fields of a task that a person changes. */
export type TaskFields = Partial<Omit<TodoTask, 'id' | 'isDeleted'>>;

/** The fields of a new task. */
export type NewTask = TaskFields & Pick<TodoTask, 'title'>;

export type TagFields = Partial<Omit<TodoTag, 'id'>>;

export const noTasks: TodoState = { tasks: [], tags: [], people: [] };

export const taskOf = ({ tasks }: Pick<TodoState, 'tasks'>, taskId: number): TodoTask | undefined =>
  tasks.find(({ id }) => id === taskId);

export const tagOf = ({ tags }: Pick<TodoState, 'tags'>, tagId: string): TodoTag | undefined =>
  tags.find(({ id }) => id === tagId);

/** The task before which one stands; `null` for the last. */
export function nextIdOf({ tasks }: TodoState, taskId: number): number | null {
  const index = tasks.findIndex(({ id }) => id === taskId);
  return tasks[index + 1]?.id ?? null;
}

/** The state with another task in place of one; the same object when it has these values already. */
export function withTask(state: TodoState, taskId: number, fields: Partial<TodoTask>): TodoState {
  const index = state.tasks.findIndex(({ id }) => id === taskId);
  const task = state.tasks[index];
  if (!task || hasFields(task, fields)) return state;
  return { ...state, tasks: state.tasks.with(index, { ...task, ...fields }) };
}

/** The state with a task before another one, or at the end; the same object when it stands there. */
export function withTaskBefore(state: TodoState, taskId: number, beforeId: number | null): TodoState {
  const task = taskOf(state, taskId);
  if (!task || beforeId === taskId || nextIdOf(state, taskId) === beforeId) return state;
  const rest = state.tasks.filter(({ id }) => id !== taskId);
  const index = rest.findIndex(({ id }) => id === beforeId);
  return { ...state, tasks: rest.toSpliced(index < 0 ? rest.length : index, 0, task) };
}

/** The state without some tasks; the same object when there are none of them. */
export function withoutTasks(state: TodoState, isGone: (task: TodoTask) => boolean): TodoState {
  const tasks = state.tasks.filter((task) => !isGone(task));
  return tasks.length === state.tasks.length ? state : { ...state, tasks };
}

export function withTag(state: TodoState, tagId: string, fields: TagFields): TodoState {
  const index = state.tags.findIndex(({ id }) => id === tagId);
  const tag = state.tags[index];
  if (!tag || hasFields(tag, fields)) return state;
  return { ...state, tags: state.tags.with(index, { ...tag, ...fields }) };
}

/** The state without a tag: its tasks lose it, or are deleted. */
export function withoutTag(state: TodoState, tagId: string, tasks: 'keep' | 'delete'): TodoState {
  if (!tagOf(state, tagId)) return state;
  return {
    ...state,
    tags: state.tags.filter(({ id }) => id !== tagId),
    tasks: state.tasks.map((task) =>
      task.tags.includes(tagId)
        ? { ...task, tags: task.tags.filter((id) => id !== tagId), isDeleted: task.isDeleted || tasks === 'delete' }
        : task,
    ),
  };
}

/** Puts what the server has responded with in place of what has its id, or before all others. */
export function putFirst<Thing extends { id: number | string }>(things: readonly Thing[], thing: Thing): Thing[] {
  const index = things.findIndex(({ id }) => id === thing.id);
  return index < 0 ? [thing, ...things] : things.with(index, thing);
}

/** Compared as text: tags are lists, and the assignee is an object. */
function hasFields(thing: object, fields: object): boolean {
  const values: Record<string, unknown> = { ...thing };
  return Object.entries(fields).every(([name, value]) => JSON.stringify(values[name]) === JSON.stringify(value));
}
