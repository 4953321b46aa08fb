/** The task list written down: what goes in and what comes out, call by call. */

export type TodoTag = 'team' | 'low' | 'medium' | 'high' | 'update';

export interface TodoAssignee {
  fullName: string;
  /** Address of a picture, or null when initials should stand in for it. */
  avatar: string | null;
}

export interface TodoTask {
  /** Grows by one with each task. */
  id: number;
  title: string;
  /** A day: `2030-06-15`. */
  dueDate: string;
  /** HTML as somebody wrote it. Never trust it. */
  description: string;
  /** Null when nobody took the task yet. */
  assignee: TodoAssignee | null;
  tags: TodoTag[];
  isCompleted: boolean;
  /** Whether it was deleted. Deleted tasks are kept and only shown where they are asked for. */
  isDeleted: boolean;
  isImportant: boolean;
}

export type TodoFilter = 'important' | 'completed' | 'deleted';

export type TodoSort = 'title-asc' | 'title-desc' | 'assignee' | 'due-date';

/** Query of `GET /apps/todo/tasks`. Everything may be left out; values that make no sense count as left out. */
export interface TodoQuery {
  /**
   * Looks into the title; without filter and tag also into the tags and the due date, as `2030-06-15` and as `Jun 15`.
   * Case and accents do not matter.
   */
  q?: string;
  /** `deleted` shows deleted tasks only; everything else, also no filter at all, leaves them out. */
  filter?: TodoFilter;
  tag?: TodoTag;
  /** Without it the newest task comes first. Tasks without an assignee come last. */
  sortBy?: TodoSort;
}

/** 200 of `GET /apps/todo/tasks` */
export type TodoTasksAnswer = TodoTask[];

/** `POST /apps/todo/add-tasks`: only the title is needed; the task is due today unless it says otherwise. */
export interface AddTodoRequest {
  task: Pick<TodoTask, 'title'> & Partial<Omit<TodoTask, 'id' | 'title' | 'isDeleted'>>;
}

/** `POST /apps/todo/update-task`: what is left out stays as it is. `isDeleted: false` brings a deleted task back. */
export interface UpdateTodoRequest {
  task: Pick<TodoTask, 'id'> & Partial<Omit<TodoTask, 'id'>>;
}

/** `DELETE /apps/todo/delete-task`, in the query or in a JSON body. */
export interface DeleteTodoQuery {
  taskId: number;
}

/** 201 of `add-tasks`, 200 of `update-task` and `delete-task` */
export interface TodoAnswer {
  task: TodoTask;
}
