/** The task list written down: what goes in and what comes out, call by call. */

export type TodoTone = 'primary' | 'secondary' | 'success' | 'warning' | 'danger' | 'info';

export interface TodoTag {
  /** The title as it was given at first, in lower case with dashes: `team`. It is never given again. */
  id: string;
  title: string;
  tone: TodoTone;
}

export interface TodoAssignee {
  fullName: string;
  /** Address of a picture, or null when initials should stand in for it. */
  avatar: string | null;
}

export interface TodoTask {
  /** Grows by one with each task; that of a task that is gone is never given again. */
  id: number;
  title: string;
  /** A day: `2030-06-15`; null when there is none. */
  dueDate: string | null;
  /** HTML as somebody wrote it. Never trust it. */
  description: string;
  /** Null when nobody took the task yet. */
  assignee: TodoAssignee | null;
  /** Ids of tags. */
  tags: string[];
  isCompleted: boolean;
  /** Whether it was deleted. Deleted tasks are kept and only shown where they are asked for. */
  isDeleted: boolean;
  isImportant: boolean;
}

export type TodoFilter = 'important' | 'completed' | 'deleted' | 'all';

export type TodoSort = 'manual' | 'title-asc' | 'title-desc' | 'assignee' | 'due-date';

/** Query of `GET /apps/todo/tasks`. Everything may be left out; a filter or tag that does not exist finds nothing. */
export interface TodoQuery {
  /**
   * Looks into the title; without filter and tag also into the tags and the due date, as `2030-06-15` and as `Jun 15`.
   * Case and accents do not matter.
   */
  q?: string;
  /** `deleted` lists deleted tasks only, `all` these too; everything else, also no filter at all, leaves them out. */
  filter?: TodoFilter;
  /** Id of a tag. */
  tag?: string;
  /** Without it the newest task comes first. `manual` is the order that people gave them. Tasks without an assignee come last. */
  sortBy?: TodoSort;
}

/** 200 of `GET /apps/todo/tasks` */
export type TodoTasksAnswer = TodoTask[];

/** 200 of `GET /apps/todo/people`: the people who take tasks. */
export type TodoPeopleAnswer = TodoAssignee[];

/**
 * `POST /apps/todo/add-tasks`: only the title is needed; the task is due today unless it says otherwise, and comes first in the
 * manual order. A due date may be a day or a moment in ISO 8601; it is stored as a day. Unknown tags are left out.
 */
export interface AddTodoRequest {
  task: Pick<TodoTask, 'title'> & Partial<Omit<TodoTask, 'id' | 'title' | 'isDeleted'>>;
}

/** `POST /apps/todo/update-task`: what is left out stays as it is. `isDeleted: false` restores a deleted task. */
export interface UpdateTodoRequest {
  task: Pick<TodoTask, 'id'> & Partial<Omit<TodoTask, 'id'>>;
}

/** `POST /apps/todo/move-task` */
export interface MoveTodoRequest {
  taskId: number;
  /** The task before which it goes in the manual order; `null` for the end. */
  beforeId: number | null;
}

/** `DELETE /apps/todo/delete-task` and `DELETE /apps/todo/purge-task`, in the query or in a JSON body; `POST /apps/todo/restore-task`. */
export interface TodoQueryOfOne {
  taskId: number;
}

/** 201 of `add-tasks`, 200 of `update-task`, `move-task`, `delete-task` and `restore-task` */
export interface TodoAnswer {
  task: TodoTask;
}

/** `POST /apps/todo/empty-deleted`: those of them that are deleted go for good. */
export interface EmptyDeletedRequest {
  taskIds: number[];
}

/** 200 of `purge-task` and `empty-deleted`: the ids of the tasks that are gone. */
export interface PurgedAnswer {
  taskIds: number[];
}

/** 200 of `GET /apps/todo/tags`, in the order in which they were added. */
export type TodoTagsAnswer = TodoTag[];

/** `POST /apps/todo/add-tag`: no two tags have the same title. */
export interface AddTagRequest {
  tag: Omit<TodoTag, 'id'>;
}

/** `POST /apps/todo/update-tag`: what is left out stays as it is; the id always does. */
export interface UpdateTagRequest {
  tag: Pick<TodoTag, 'id'> & Partial<Omit<TodoTag, 'id'>>;
}

/** 201 of `add-tag`, 200 of `update-tag` */
export interface TagAnswer {
  tag: TodoTag;
}

/** `POST /apps/todo/delete-tag` */
export interface DeleteTagRequest {
  tagId: string;
  /** `keep` takes the tag off its tasks, `delete` deletes them with it. */
  tasks: 'keep' | 'delete';
}

/** 200 of `delete-tag` */
export interface DeletedTagAnswer {
  tagId: string;
  /** The tasks that had it, as they are now. */
  tasks: TodoTask[];
}
