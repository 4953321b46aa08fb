import type { BlogEditAnswer, BlogPostFields, BlogRevision, BlogRevisionsAnswer } from '@embarque/mocks/blog/contract';
import * as v from 'valibot';
import { demoApi } from '../../../../http/http.ts';
import { HttpError } from '../../../../http/http.error.ts';
import { parseAnswer } from '../../../../http/response/http.answer.ts';
import { pictureSchema } from '../../../../http/response/picture.schema.ts';
import { postFields } from '../model/post-draft.storage.ts';

const EDIT = '/blog/list/data/edit';
const POSTS = '/blog/posts';

const postSchema: v.GenericSchema<unknown, BlogEditAnswer> = v.object({
  id: v.number(),
  avatar: pictureSchema,
  userFullName: v.string(),
  blogPosted: v.string(),
  ...postFields,
  version: v.number(),
  wasPublished: v.boolean(),
  savedAt: v.string(),
  savedBy: v.string(),
});

const conflictSchema = v.object({ current: postSchema });

const { slug: _s, followsTitle: _f, status: _t, publishAt: _p, ...ofRevision } = postFields;

const revisionsSchema: v.GenericSchema<unknown, BlogRevisionsAnswer> = v.object({
  revisions: v.array(
    v.object({
      id: v.number(),
      at: v.string(),
      by: v.string(),
      fields: v.object(ofRevision),
    }),
  ),
});

/** Another person has saved the post since it was loaded. */
export class PostConflict extends Error {
  override readonly name = 'PostConflict';
  readonly theirs: BlogEditAnswer;

  constructor(theirs: BlogEditAnswer) {
    super('Another person has saved this post.');
    this.theirs = theirs;
  }
}

/** A post to be edited. Rejects with an `HttpError`. */
export async function loadPost(id: number, signal: AbortSignal): Promise<BlogEditAnswer> {
  return parseAnswer(EDIT, postSchema, await demoApi.get(EDIT, { params: { id }, signal, isQuiet: true }));
}

interface Saved {
  by: string;
  byEmail?: string;
  /** Whether it saves itself. */
  isAutosave: boolean;
}

/** Saves a new post; the same key is the same post. Rejects with an `HttpError`. */
export async function createPost(key: string, body: Saved & { fields: BlogPostFields }): Promise<BlogEditAnswer> {
  const url = `${POSTS}/new/${key}`;
  return parseAnswer(url, postSchema, await demoApi.put(url, body, { isQuiet: true, isCreation: true }));
}

/**
 * Saves the fields of a post that differ. Rejects with a `PostConflict` or an `HttpError`.
 *
 * @param idempotencyKey the same when it is repeated, so that it is carried out once
 */
export async function changePost(
  id: number,
  body: Saved & { version: number; fields: Partial<BlogPostFields> },
  idempotencyKey: string,
): Promise<BlogEditAnswer> {
  const url = `${POSTS}/${id}`;
  try {
    return parseAnswer(url, postSchema, await demoApi.patch(url, body, { isQuiet: true, idempotencyKey }));
  } catch (error) {
    const isLate = error instanceof HttpError && error.status === 409;
    const conflict = isLate ? v.safeParse(conflictSchema, error.data) : null;
    throw conflict?.success ? new PostConflict(conflict.output.current) : error;
  }
}

const imageSchema = v.object({ url: v.pipe(pictureSchema, v.nonEmpty()) });

/**
 * Keeps an image of a text, and resolves to its address. Rejects with an `HttpError`.
 *
 * @param image the image as data
 */
export async function uploadImage(image: string): Promise<string> {
  const url = '/blog/images';
  return parseAnswer(url, imageSchema, await demoApi.post(url, { image }, { isQuiet: true, isCreation: true })).url;
}

/** The revisions of a post, the latest first. Rejects with an `HttpError`. */
export async function loadRevisions(id: number, signal: AbortSignal): Promise<readonly BlogRevision[]> {
  const url = `${POSTS}/${id}/revisions`;
  return parseAnswer(url, revisionsSchema, await demoApi.get(url, { signal, isQuiet: true })).revisions;
}
