import type { RequestHandler } from 'msw';
import { calendarHandlers } from './calendar/calendar.handlers.ts';
import { chatHandlers } from './chat/chat.handlers.ts';
import { emailHandlers } from './email/email.handlers.ts';
import { kanbanHandlers } from './kanban/kanban.handlers.ts';
import { salesApi } from './sales-api/sales-api.handlers.ts';
import { todoHandlers } from './todo/todo.handlers.ts';

export { resetSampleData } from './sample-store.ts';

/** Every call that the fake server answers: the same list for the app, the stories, the tests and real HTTP. */
export const handlers: RequestHandler[] = [
  ...salesApi.handlers,
  ...calendarHandlers,
  ...chatHandlers,
  ...emailHandlers,
  ...kanbanHandlers,
  ...todoHandlers,
];
