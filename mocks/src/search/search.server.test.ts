import * as v from 'valibot';
import { expect, it } from 'vitest';
import { startFakeApi } from '../fake-api/fake-api.server.ts';
import { enterWorld } from '../lib/sample/world.ts';
import { bookmarksAnswerSchema } from './search.schema.ts';

it('over HTTP, two who toggle the same bookmark at once leave it as it was', async () => {
  const host = await startFakeApi({ port: 0, seed: 0, scale: 1 });
  const bookmarks = async () => {
    const response = await fetch(`${host.url}/api/bookmarks/data`);
    return v.parse(bookmarksAnswerSchema, await response.json()).bookmarks.map(({ title }) => title);
  };
  const toggle = (id: number) =>
    fetch(`${host.url}/api/bookmarks/update`, { method: 'POST', body: JSON.stringify({ id }) });

  try {
    await Promise.all([toggle(122), toggle(122), toggle(124)]);
    expect(await bookmarks()).toEqual(['Email', 'Chat', 'Todo', 'Calendar', 'Roles']);
  } finally {
    await host.close();
    enterWorld();
  }
});
