import { HttpResponse, http } from 'msw/http';
import { decline, readBody } from '../lib/http/answers.ts';
import { once } from '../lib/http/idempotency.ts';
import { isSameName } from '../lib/list/same-name.ts';
import type { DeletedTagAnswer, TagAnswer, TodoTagsAnswer } from './todo.contract.ts';
import { tagIdFor } from './todo.rules.ts';
import { addTagSchema, deleteTagSchema, updateTagSchema } from './todo.schema.ts';
import { findTag, store } from './todo.store.ts';

export const todoTagHandlers = [
  http.get('/apps/todo/tags', () => HttpResponse.json<TodoTagsAnswer>(store.data.tags)),

  http.post(
    '/apps/todo/add-tag',
    once(async ({ request }) => {
      const { title, tone } = (await readBody(request, addTagSchema)).tag;
      refuseTaken(title);
      const tag = { id: tagIdFor(title, store.data.tagIds), title, tone };
      store.data.tags.push(tag);
      store.data.tagIds.push(tag.id);
      return HttpResponse.json<TagAnswer>({ tag }, { status: 201 });
    }),
  ),

  http.post('/apps/todo/update-tag', async ({ request }) => {
    const { id, ...changes } = (await readBody(request, updateTagSchema)).tag;
    const tag = findTag(id);
    if (changes.title !== undefined) refuseTaken(changes.title, id);
    return HttpResponse.json<TagAnswer>({ tag: Object.assign(tag, changes) });
  }),

  http.post('/apps/todo/delete-tag', async ({ request }) => {
    const { tagId, tasks: fate } = await readBody(request, deleteTagSchema);
    const { id } = findTag(tagId);
    const tasks = store.data.tasks.filter(({ tags }) => tags.includes(id));
    for (const task of tasks) {
      task.tags = task.tags.filter((tag) => tag !== id);
      if (fate === 'delete') task.isDeleted = true;
    }
    store.data.tags = store.data.tags.filter((tag) => tag.id !== id);
    return HttpResponse.json<DeletedTagAnswer>({ tagId: id, tasks });
  }),
];

/** Throws the 400 for a title that another tag has. */
function refuseTaken(title: string, ownId?: string): void {
  const isTaken = store.data.tags.some((tag) => tag.id !== ownId && isSameName(tag.title, title));
  if (isTaken) throw decline(400, 'tag.title: Another tag has this title');
}
