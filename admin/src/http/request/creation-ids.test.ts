import { expect, it } from 'vitest';
import { HttpError } from '../http.error.ts';
import { createCreationIds } from './creation-ids.ts';

const PATH = '/profile/add-comment';
const lost = new HttpError('unreachable', PATH);
const declined = new HttpError('status', PATH, { status: 422 });

async function enter(ids: ReturnType<typeof createCreationIds>, text: string, response: Promise<unknown>) {
  const id = ids.idOf(1, text);
  await ids.settle([id], response).catch(() => undefined);
  return id;
}

it('gives what is entered again after its response was lost the same id, however often it is lost', async () => {
  const ids = createCreationIds(PATH);
  const first = await enter(ids, 'Great trip', Promise.reject(lost));
  const second = await enter(ids, 'Great trip', Promise.reject(lost));
  const third = await enter(ids, 'Great trip', Promise.resolve());

  expect([second, third]).toEqual([first, first]);
});

it.each([
  ['was created', () => Promise.resolve()],
  ['was declined', () => Promise.reject(declined)],
])('gives what is entered again another id once it %s', async (_how, response) => {
  const ids = createCreationIds(PATH);
  const first = await enter(ids, 'Great trip', response());

  expect(await enter(ids, 'Great trip', Promise.resolve())).not.toBe(first);
});

it('gives something else another id', async () => {
  const ids = createCreationIds(PATH);
  const first = await enter(ids, 'Great trip', Promise.reject(lost));

  expect(ids.idOf(1, 'Good trip')).not.toBe(first);
  expect(ids.idOf(2, 'Great trip')).not.toBe(first);
});

it('gives the same again that is entered while the first waits another id', () => {
  const ids = createCreationIds(PATH);

  expect(ids.idOf(1, 'Great trip')).not.toBe(ids.idOf(1, 'Great trip'));
});
