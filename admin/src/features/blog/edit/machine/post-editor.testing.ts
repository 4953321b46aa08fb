import type { BlogEditAnswer, BlogPostFields } from '@embarque/mocks/blog/contract';
import { newPost } from '../model/post-draft.ts';
import { PostConflict } from '../server/posts.api.ts';

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
