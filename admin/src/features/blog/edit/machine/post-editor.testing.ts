import type { BlogEditAnswer, BlogPostFields } from '@embarque/mocks/blog/contract';
import type { Entry, OutboxChange } from '../../../../outbox/outbox.types.ts';
import { newPost } from '../model/post-draft.ts';
import { PostConflict } from '../server/posts.api.ts';
import type { PostCommand } from '../server/posts.outbox.ts';

const complete: BlogPostFields = {
  ...newPost,
  blogTitle: 'Ten minutes in Lisbon',
  slug: 'ten-minutes-in-lisbon',
  blogCategories: ['Food'],
  excerpt: '<p>One tart</p><p>and a coffee</p>',
};

/** A draft as the server has it. */
export const storedDraft: BlogEditAnswer = {
  id: 40,
  avatar: '',
  userFullName: 'Ana Lima',
  blogPosted: '2030-06-15',
  ...complete,
  version: 3,
  wasPublished: false,
  savedAt: '2030-06-15T12:00:00.000Z',
  savedBy: 'Ana Lima',
};

export const publishedPost: BlogEditAnswer = {
  ...storedDraft,
  status: 'Published',
  wasPublished: true,
  followsTitle: false,
};

/** The post after somebody else has saved it. */
export const conflictWith = (fields: Partial<BlogPostFields>, post = storedDraft): PostConflict =>
  new PostConflict({ ...post, ...fields, version: post.version + 1, savedBy: 'Ingrid Solberg' });

const entryOf = (id: string): Entry<PostCommand> => ({
  id,
  by: 'me@home',
  at: '',
  feature: 'posts',
  scope: 'post 40',
  subjects: [],
  command: { type: 'post changed', id: 40, version: 3, fields: {}, title: '', by: 'Ana Lima', isAutosave: false },
  inverse: null,
  description: { done: null, refused: { id: 'refused' } },
  state: 'sending',
});

const changed = (change: OutboxChange<PostCommand>) => ({ type: 'outbox changed' as const, entries: [], change });

/** The outbox has heard that a save is done. */
export const confirmed = (id: string | null, response: BlogEditAnswer) =>
  changed({ type: 'confirmed', entry: entryOf(id ?? 'another'), response });

/** The outbox has heard that a save is refused. */
export const refusedWith = (id: string | null, error: unknown) =>
  changed({ type: 'rolled back', entry: entryOf(id ?? 'another'), error });

/** A save was taken back before the server heard of it. */
export const withdrawn = (id: string | null) => changed({ type: 'undone', entry: entryOf(id ?? 'another') });
