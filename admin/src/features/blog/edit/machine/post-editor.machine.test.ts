import { expect, it } from 'vitest';
import { HttpError } from '../../../../http/http.error.ts';
import { newPost } from '../model/post-draft.ts';
import type { DraftCopy } from '../model/post-draft.storage.ts';
import { isUnsent } from './post-editor.context.ts';
import { openEditor } from './post-editor.machine.testing.ts';
import { conflictWith, publishedPost, storedDraft } from './post-editor.testing.ts';

it('a draft saves itself once nothing was typed for two seconds', async () => {
  const { type, wait, commands } = await openEditor(storedDraft);
  type({ blogTitle: 'Lisbon' });
  wait(1900);
  type({ blogTitle: 'Lisboa' });
  wait(1900);
  expect(commands).toEqual([]);
  wait(100);

  expect(commands).toEqual([
    expect.objectContaining({ version: 3, isAutosave: true, fields: { blogTitle: 'Lisboa', slug: 'lisboa' } }),
  ]);
});

it('a draft with a title that the server would refuse waits for a shorter one', async () => {
  const { type, rest, commands } = await openEditor(storedDraft);
  type({ blogTitle: 'x'.repeat(301) });
  rest();
  expect(commands).toEqual([]);
  type({ blogTitle: 'Lisbon' });
  rest();

  expect(commands.map(({ fields }) => fields)).toEqual([{ blogTitle: 'Lisbon', slug: 'lisbon' }]);
});

it('a published post does not save itself, and neither does a status', async () => {
  const published = await openEditor(publishedPost);
  published.type({ blogTitle: 'Lisbon' });
  published.rest();
  const draft = await openEditor(storedDraft);
  draft.type({ status: 'Published', blogTitle: 'Lisbon' });
  draft.rest();

  expect(published.commands).toEqual([]);
  expect(draft.commands.map(({ fields }) => fields)).toEqual([{ blogTitle: 'Lisbon', slug: 'lisbon' }]);
});

it('saves of one person follow each other and are no conflict (XB-04)', async () => {
  const { type, rest, save, answer, commands, notices } = await openEditor(storedDraft);
  type({ excerpt: '<p>First</p>' });
  rest();
  type({ excerpt: '<p>Second</p>' });
  save();
  expect(commands).toHaveLength(1);
  answer();
  answer();

  expect(commands).toEqual([
    expect.objectContaining({ version: 3, fields: { excerpt: '<p>First</p>' }, isAutosave: true }),
    expect.objectContaining({ version: 4, fields: { excerpt: '<p>Second</p>' }, isAutosave: false }),
  ]);
  expect(notices.filter(({ type: kind }) => kind === 'saved')).toMatchObject([{ kind: 'autosave' }, { kind: 'save' }]);
});

it('publishing while the draft saves itself publishes what is on screen (XB-05)', async () => {
  const { type, rest, save, answer, commands, context } = await openEditor(storedDraft);
  type({ excerpt: '<p>Almost</p>' });
  rest();
  type({ excerpt: '<p>Done</p>', status: 'Published' });
  save();
  answer();
  expect(commands.at(-1)?.fields).toEqual({ excerpt: '<p>Done</p>', status: 'Published' });
  answer({ followsTitle: false, wasPublished: true });

  expect(context().draft).toMatchObject({ excerpt: '<p>Done</p>', status: 'Published' });
  expect(commands).toHaveLength(2);
});

it('scheduling sends the unsaved text with the moment (XB-06)', async () => {
  const { type, save, commands } = await openEditor(storedDraft);
  const publishAt = '2999-01-01T09:00:00.000Z';
  type({ excerpt: '<p>The last words</p>' });
  type({ status: 'Pending', publishAt });
  save();

  expect(commands.map(({ fields }) => fields)).toEqual([
    { excerpt: '<p>The last words</p>', status: 'Pending', publishAt },
  ]);
});

it('a moment that has passed is not sent (XB-06)', async () => {
  const { type, save, commands, notices, context } = await openEditor(storedDraft);
  type({ status: 'Pending', publishAt: '2000-01-01T09:00:00.000Z' });
  save();

  expect(commands).toEqual([]);
  expect(context().showsMistakes).toBe(true);
  expect(notices).toEqual([{ type: 'mistakes found' }]);
});

it('a new post gets its number with its first save, and is made once', async () => {
  const { type, rest, answer, commands, context } = await openEditor(null);
  type({ excerpt: '<p>No title yet</p>' });
  rest();
  expect(commands).toEqual([]);
  type({ blogTitle: 'Porto' });
  rest();
  type({ blogTitle: 'Porto, by tram' });
  answer({ slug: 'porto-2' });
  rest();

  expect(commands).toEqual([
    expect.objectContaining({ type: 'post created', key: 'key' }),
    expect.objectContaining({
      type: 'post changed',
      id: 43,
      fields: { blogTitle: 'Porto, by tram', slug: 'porto-by-tram' },
    }),
  ]);
  expect(context().draft.excerpt).toBe('<p>No title yet</p>');
});

it('other fields of another person are merged silently, named, and saved (XB-04)', async () => {
  const { type, save, refuse, commands, notices, context } = await openEditor(storedDraft);
  type({ blogTitle: 'Mine' });
  save();
  refuse(conflictWith({ blogCategories: ['Video'] }));

  expect(notices).toEqual([{ type: 'merged', by: 'Ingrid Solberg', fields: ['blogCategories'] }]);
  expect(commands.at(-1)).toMatchObject({ version: 4, fields: { blogTitle: 'Mine', slug: 'mine' } });
  expect(context().draft).toMatchObject({ blogTitle: 'Mine', blogCategories: ['Video'] });
});

it('the same field of two people is a choice, which can wait (XB-04)', async () => {
  const { actor, type, save, refuse, saving, commands } = await openEditor(storedDraft);
  type({ blogTitle: 'Mine' });
  save();
  refuse(conflictWith({ blogTitle: 'Theirs', slug: 'theirs' }));
  expect(saving()).toBe('choosing');
  actor.send({ type: 'choices cancelled' });
  type({ excerpt: '<p>More</p>' });
  expect(saving()).toBe('conflicted');
  save();
  actor.send({ type: 'choices confirmed', choices: { blogTitle: 'mine' } });

  expect(commands).toHaveLength(2);
  expect(commands.at(-1)).toMatchObject({
    version: 4,
    fields: { blogTitle: 'Mine', slug: 'mine', excerpt: '<p>More</p>' },
  });
});

it('a save that met no server follows when the connection is back', async () => {
  const { actor, type, save, refuse, saving, commands } = await openEditor(publishedPost);
  type({ blogTitle: 'Mine' });
  save();
  refuse(new HttpError('unreachable', '/blog/posts/40'));
  expect(saving()).toBe('offline');
  actor.send({ type: 'connection returned' });

  expect(commands.map(({ fields }) => fields)).toEqual([{ blogTitle: 'Mine' }, { blogTitle: 'Mine' }]);
});

it('a refused save keeps the draft and is not sent again by itself', async () => {
  const { type, save, refuse, rest, saving, commands, context } = await openEditor(storedDraft);
  type({ blogTitle: 'Mine' });
  save();
  refuse(new HttpError('status', '/blog/posts/40', { status: 403 }));
  type({ blogTitle: 'Mine again' });
  rest();

  expect(saving()).toBe('refused');
  expect(commands).toHaveLength(1);
  expect(context().draft.blogTitle).toBe('Mine again');
});

it('the copy of an earlier visit is offered, and restored as a change of the version that it began with', async () => {
  const copy: DraftCopy = {
    draft: { ...newPost, blogTitle: 'Kept' },
    base: newPost,
    version: 2,
    key: 'first key',
    at: '2030-06-15T12:00:00.000Z',
  };
  const { actor, rest, commands } = await openEditor(storedDraft, copy);
  rest();
  expect(commands).toEqual([]);
  actor.send({ type: 'copy restored' });
  rest();

  expect(commands).toEqual([expect.objectContaining({ version: 2, fields: { blogTitle: 'Kept' } })]);
});

it('a save that is withdrawn is unsaved again: it asks before it is left, and is sent when it is asked for', async () => {
  const editor = await openEditor(publishedPost);
  const { type, save, disconnect, withdraw, wait, saving, commands, context, answer } = editor;
  disconnect(true);
  type({ blogTitle: 'Lisboa' });
  save();
  expect(isUnsent(context())).toBe(false);
  withdraw();

  expect(saving()).toBe('withdrawn');
  expect(isUnsent(context())).toBe(true);
  save();
  expect(commands).toHaveLength(2);
  disconnect(false);
  answer();
  expect(saving()).toBe('idle');
  expect(context()).toMatchObject({ saved: { blogTitle: 'Lisboa' }, draft: { blogTitle: 'Lisboa' } });
  wait(60_000);
  expect(commands).toHaveLength(2);
});

it('a draft whose save is withdrawn saves itself no more until somebody writes on', async () => {
  const { type, save, disconnect, withdraw, wait, rest, saving, commands } = await openEditor(storedDraft);
  disconnect(true);
  type({ blogTitle: 'Lisboa' });
  rest();
  save();
  withdraw();
  wait(60_000);
  expect([saving(), commands.length]).toEqual(['withdrawn', 1]);

  type({ blogTitle: 'Lisboa again' });
  rest();
  expect([saving(), commands.length]).toEqual(['sending', 2]);
});
