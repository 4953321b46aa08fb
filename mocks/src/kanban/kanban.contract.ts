/** The kanban boards written down: what goes in and what comes out, call by call. */

export interface KanbanBoard {
  /** The title as it was given at first, in lower case with dashes: `in-progress`. Unique. */
  id: string;
  title: string;
}

export type KanbanLabel = 'App' | 'UX' | 'Images' | 'Forms' | 'Code Review' | 'Charts & Maps';

export interface KanbanAttachment {
  name: string;
  /** Address of a picture of it. */
  img: string;
}

export interface KanbanComment {
  /** The author's full name. */
  name: string;
  /** The author's email address, which tells whose comment it is. */
  email: string;
  /** Address of their picture. */
  img: string;
  comment: string;
  /** When it was written: ISO 8601 in UTC. */
  date: string;
}

export interface KanbanAssignee {
  /** Full name. */
  title: string;
  /** Address of their picture. */
  img: string;
}

/** Every task is on exactly one board. */
export interface KanbanTask {
  id: number;
  boardId: string;
  title: string;
  description: string;
  labels: (KanbanLabel | (string & {}))[];
  /** A day: `2030-06-15`. */
  dueDate: string;
  /** Address of a picture, or null for a plain card. */
  coverImage: string | null;
  attachments: KanbanAttachment[];
  /** Oldest first. */
  comments: KanbanComment[];
  assignedTo: KanbanAssignee[];
}

/** 200 of `GET /apps/kanban/boards`, in the order in which they were added. */
export type KanbanBoardsAnswer = KanbanBoard[];

/** 200 of `GET /apps/kanban/tasks`: the tasks of all boards. Those of one board are in the order of its cards. */
export type KanbanTasksAnswer = KanbanTask[];

/** `POST /apps/kanban/reorder-tasks` */
export interface ReorderTasksRequest {
  data: {
    taskId: number;
    /** The card whose place the task takes. It has to be on the same board; it moves up or down to make room. */
    targetTaskId: number;
  };
}

/** `POST /apps/kanban/update-task-board` */
export interface UpdateTaskBoardRequest {
  data: {
    taskId: number;
    /** The task becomes the last one there. On its own board it stays where it is. */
    newBoardId: string;
  };
}

/** `POST /apps/kanban/add-task` */
export interface AddTaskRequest {
  data: Pick<KanbanTask, 'title' | 'boardId'>;
}

/** 200 of `POST /apps/kanban/add-task` */
export interface AddTaskAnswer {
  /** The last one on its board, due in two days, without labels, cover, attachments, comments and assignees. */
  newTask: KanbanTask;
}

/** `POST /apps/kanban/add-board` */
export interface AddBoardRequest {
  data: Pick<KanbanBoard, 'title'>;
}

/** 200 of `POST /apps/kanban/add-board` */
export interface AddBoardAnswer {
  board: KanbanBoard;
}

/** `POST /apps/kanban/update-task`: what is left out stays as it is. Another `boardId` moves the task to its end. */
export interface UpdateTaskRequest {
  data: Pick<KanbanTask, 'id'> & Partial<Omit<KanbanTask, 'id'>>;
}

/** 200 of `update-task`, `update-task-board` and `reorder-tasks` */
export interface TaskAnswer {
  task: KanbanTask;
}

/** `DELETE /apps/kanban/delete-board` and `DELETE /apps/kanban/clear-tasks`, in the query or in a JSON body. */
export interface BoardQuery {
  /** Id of the board. */
  id: string;
}

/** 200 of both of them. */
export interface BoardAnswer {
  /** The id of the board that is gone or empty now. */
  id: string;
}
