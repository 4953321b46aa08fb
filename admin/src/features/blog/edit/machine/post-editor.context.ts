import type { BlogEditAnswer, BlogPostFields } from '@embarque/mocks/blog/contract';
import { HttpError } from '../../../../http/http.error.ts';
import type { RunningOutbox } from '../../../../outbox/outbox.connect.ts';
import {
  changesOf,
  fieldsOf,
  isSamePost,
  keepTyping,
  mergePosts,
  mistakesIn,
  newPost,
  type PostMerge,
  resolvePosts,
  withoutStatus,
} from '../model/post-draft.ts';
import type { DraftCopy } from '../model/post-draft.storage.ts';
import type { PostConflict } from '../server/posts.api.ts';
import type { PostCommand } from '../server/posts.outbox.ts';

/** Whether a person asked for a save, or the draft saves itself. */
export type SaveKind = 'save' | 'autosave';

export interface PostEditorInput {
  outbox: RunningOutbox;
  /** The post to edit; `null` for a new one. */
  id: number | null;
  /** The key under which a new post is sent. */
  key: string;
  /** Full name of the person who writes. */
  person: string;
  /** Email address of the person who writes. */
  email: string;
  /** The draft that an earlier visit left in this browser. */
  copy: DraftCopy | null;
  /** Resolves when the server has heard of all saves. */
  settled: () => Promise<void>;
}

export interface PostEditorContext extends PostEditorInput {
  /** The post as the server last confirmed it; `null` for a new one. */
  post: BlogEditAnswer | null;
  /** The version that the draft is a change of. */
  version: number | null;
  /** The post that the draft is a change of. */
  saved: BlogPostFields;
  draft: BlogPostFields;
  /** The draft as it was sent. */
  sent: BlogPostFields | null;
  kind: SaveKind;
  /** Whether a person asked for a save while another one was under way. */
  isWanted: boolean;
  showsMistakes: boolean;
  error: unknown;
  conflict: PostConflict | null;
  merge: PostMerge | null;
}

export function firstContext(input: PostEditorInput): PostEditorContext {
  return {
    ...input,
    post: null,
    version: null,
    saved: newPost,
    draft: newPost,
    sent: null,
    kind: 'autosave',
    isWanted: false,
    showsMistakes: false,
    error: null,
    conflict: null,
    merge: null,
  };
}

export const isDirty = ({ draft, saved }: PostEditorContext): boolean => !isSamePost(draft, saved);

/** Whether something would be lost with the page: what is being sent is not. */
export const isUnsent = ({ draft, saved, sent }: PostEditorContext): boolean => !isSamePost(draft, sent ?? saved);

/** Whether the post can be saved as it is. */
export const canSave = ({ draft }: PostEditorContext): boolean => mistakesIn(draft, Date.now()).length === 0;

/** Only drafts save themselves: readers see a published post, and change it only when a person says so. */
export function canAutosave({ draft, saved, copy }: PostEditorContext): boolean {
  const quiet = withoutStatus(draft, saved);
  return (
    copy === null &&
    saved.status !== 'Published' &&
    !isSamePost(quiet, saved) &&
    mistakesIn({ ...quiet, status: 'Draft' }, 0).length === 0
  );
}

/** Whether the copy holds something that the server does not have. */
export const isCopyNews = ({ copy, saved }: PostEditorContext): boolean =>
  copy !== null && !isSamePost(copy.draft, saved) && !isSamePost(copy.draft, copy.base);

export function withLoaded(context: PostEditorContext, post: BlogEditAnswer | null): Partial<PostEditorContext> {
  if (!post) return { error: null };
  const fields = fieldsOf(post);
  return { post, version: post.version, saved: fields, draft: fields, error: null };
}

/** The draft is about to be sent: all of it, or what a draft saves by itself. */
export function sending(context: PostEditorContext, kind: SaveKind): Partial<PostEditorContext> {
  const { draft, saved } = context;
  const sent = kind === 'save' ? draft : withoutStatus(draft, saved);
  return { kind, sent, isWanted: false, error: null };
}

export function commandOf({
  post,
  version,
  key,
  person,
  email,
  kind,
  saved,
  sent,
  draft,
}: PostEditorContext): PostCommand {
  const fields = sent ?? draft;
  const rest = { title: fields.blogTitle, by: person, byEmail: email, isAutosave: kind === 'autosave' };
  if (!post) return { type: 'post created', key, fields, ...rest };
  return {
    type: 'post changed',
    id: post.id,
    version: version ?? post.version,
    fields: changesOf(saved, fields),
    ...rest,
  };
}

/** The server has confirmed a save. What was typed meanwhile stays, and a save that was asked for meanwhile may be done with it. */
export function withSaved(context: PostEditorContext, post: BlogEditAnswer): Partial<PostEditorContext> {
  const saved = fieldsOf(post);
  const draft = keepTyping(context.draft, context.sent ?? context.draft, saved);
  const isDone = isSamePost(draft, saved);
  return {
    id: post.id,
    post,
    version: post.version,
    saved,
    draft,
    sent: null,
    kind: context.isWanted && isDone ? 'save' : context.kind,
    isWanted: context.isWanted && !isDone,
    showsMistakes: context.showsMistakes && !isDone,
    error: null,
  };
}

/** Another person was first: their post beside the draft. */
export function withConflict(context: PostEditorContext, conflict: PostConflict): Partial<PostEditorContext> {
  const isWanted = context.isWanted || context.kind === 'save';
  const merge = mergePosts(context.saved, context.draft, fieldsOf(conflict.theirs));
  return { conflict, merge, isWanted, sent: null, error: null };
}

/** Both changes are together: the draft goes on from what the other person saved. */
export function withMerge(
  context: PostEditorContext,
  choices: Parameters<typeof resolvePosts>[2],
): Partial<PostEditorContext> {
  const { conflict, merge } = context;
  if (!conflict || !merge) return {};
  const { theirs } = conflict;
  const saved = fieldsOf(theirs);
  const draft = resolvePosts(merge, context.draft, choices);
  return {
    post: theirs,
    version: theirs.version,
    saved,
    draft,
    isWanted: context.isWanted && !isSamePost(draft, saved),
    conflict: null,
    merge: null,
  };
}

/** The draft of an earlier visit, as the change of the version that it began with. */
export function withCopy({ copy }: PostEditorContext): Partial<PostEditorContext> {
  if (!copy) return {};
  const { draft, base, version, key } = copy;
  return { draft, saved: base, version, key, copy: null };
}

/** Whether the same save may succeed later, as without a network. */
export const mayPassLater = (error: unknown): boolean => error instanceof HttpError && error.isRetryable;
