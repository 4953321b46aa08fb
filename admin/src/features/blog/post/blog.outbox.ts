import type { BlogBookmarkAnswer, BlogCommentAnswer } from '@embarque/mocks/blog/contract';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { removeOrFindGone } from '../../../http/http.error.ts';
import type { OutboxFeature } from '../../../outbox/outbox.types.ts';
import type { Persisted } from '../../../storage/persisted.ts';
import { blogCalls, type BlogDetailAnswer } from '../blog.api.ts';
import { type PageComment, pageComment } from './blog.comments.ts';
import { type Drafts, draftKey, storedDrafts, withDraft } from './blog.storage.ts';

/** A post as it is read, with the comments below it. */
export interface OpenPost {
  /** The id or the address by which it was asked for. */
  wanted: string;
  post: BlogDetailAnswer['blog'];
  comments: readonly PageComment[];
}

export const openPost = ({ blog, comments }: BlogDetailAnswer, wanted: string): OpenPost => ({
  wanted,
  post: blog,
  comments: comments.map((comment) => pageComment(comment)),
});

const commandSchema = v.variant('type', [
  v.object({
    type: v.literal('comment added'),
    postId: v.number(),
    key: v.string(),
    parentId: v.nullable(v.number()),
    name: v.string(),
    email: v.string(),
    website: v.optional(v.string()),
    text: v.string(),
    /** The day it was written. */
    day: v.string(),
    /** A field that people do not see. */
    company: v.optional(v.string()),
  }),
  v.object({ type: v.literal('comment edited'), postId: v.number(), id: v.number(), text: v.string() }),
  v.object({ type: v.literal('comment deleted'), postId: v.number(), id: v.number(), isDeleted: v.boolean() }),
  v.object({ type: v.literal('post bookmarked'), postId: v.number(), isBookmarked: v.boolean() }),
]);

export type BlogCommand = v.InferOutput<typeof commandSchema>;

type BlogResponse = BlogCommentAnswer | BlogBookmarkAnswer | null;

/** Comments on a post, and its bookmark. A deleted comment cannot be restored, so that a deletion is held. */
export const blogOutbox: OutboxFeature<OpenPost, BlogCommand, BlogResponse> = {
  name: 'blog',
  schema: commandSchema,
  apply,
  confirm: (state, command, response) => {
    if (command.type === 'comment added' && response && 'comment' in response) {
      return isOf(state, command) ? withComment(state, pageComment(response.comment, command.key)) : state;
    }
    const after = apply(state, command);
    return response && 'bookmarked' in response && isOf(state, command)
      ? { ...after, post: { ...after.post, ...response } }
      : after;
  },
  inverse: (state, command) => {
    switch (command.type) {
      case 'comment added':
        return null;
      case 'comment edited': {
        const before = state.comments.find(({ id }) => id === command.id);
        return before ? { ...command, text: before.commentText } : null;
      }
      case 'comment deleted':
        return { ...command, isDeleted: !command.isDeleted };
      case 'post bookmarked':
        return { ...command, isBookmarked: !command.isBookmarked };
    }
  },
  describe: (_, command) => {
    switch (command.type) {
      case 'comment added':
        return { done: null, refused: msg`Couldn't post your comment. Your text is still in its field.` };
      case 'comment edited':
        return {
          done: msg`Comment changed`,
          refused: msg`Couldn't change your comment to “${command.text}”. It's as it was.`,
        };
      case 'comment deleted':
        return { done: msg`Comment deleted`, refused: msg`Couldn't delete your comment. It's back.` };
      case 'post bookmarked':
        return { done: null, refused: msg`Couldn't change the bookmark. It's as it was.` };
    }
  },
  scope: ({ postId }) => `post ${postId}`,
  isHeld: (command) => command.type === 'comment deleted' && command.isDeleted,
  merge: (earlier, later) =>
    earlier.type === 'post bookmarked' && later.type === 'post bookmarked' && earlier.postId === later.postId
      ? later
      : null,
  send: async (command, { id, storage }) => {
    switch (command.type) {
      case 'comment added': {
        const { type: _, key: _key, day: _day, ...request } = command;
        try {
          return await blogCalls.comment(request, id);
        } catch (error) {
          keepText(storedDrafts.in(storage), command);
          throw error;
        }
      }
      case 'comment edited':
        return blogCalls.editComment(command.id, command.text);
      case 'comment deleted':
        if (command.isDeleted) await removeOrFindGone(blogCalls.deleteComment(command.id));
        return null;
      case 'post bookmarked':
        return blogCalls.bookmark(command.postId, command.isBookmarked);
    }
  },
};

const isOf = ({ post }: OpenPost, { postId }: BlogCommand) => post.id === postId;

function apply(state: OpenPost, command: BlogCommand): OpenPost {
  if (!isOf(state, command)) return state;
  const { post, comments } = state;
  switch (command.type) {
    case 'comment added':
      return withComment(state, pendingComment(command));
    case 'comment edited':
      return {
        ...state,
        comments: comments.map((one) => (one.id === command.id ? { ...one, commentText: command.text } : one)),
      };
    case 'comment deleted':
      if (!command.isDeleted || !comments.some(({ id }) => id === command.id)) return state;
      return {
        ...state,
        post: { ...post, comment: post.comment - 1 },
        comments: comments.filter(({ id }) => id !== command.id),
      };
    case 'post bookmarked':
      if (post.isBookmarked === command.isBookmarked) return state;
      return {
        ...state,
        post: {
          ...post,
          isBookmarked: command.isBookmarked,
          bookmarked: post.bookmarked + (command.isBookmarked ? 1 : -1),
        },
      };
  }
}

/** The post with a comment more, or with what the server made of one. */
function withComment(state: OpenPost, comment: PageComment): OpenPost {
  const { post, comments } = state;
  const isSame = ({ key, id }: PageComment) => key === comment.key || (!comment.isPending && id === comment.id);
  const isThere = comments.some(isSame);
  return isThere
    ? { ...state, comments: comments.map((one) => (isSame(one) ? comment : one)) }
    : { ...state, post: { ...post, comment: post.comment + 1 }, comments: [...comments, comment] };
}

function pendingComment(command: Extract<BlogCommand, { type: 'comment added' }>): PageComment {
  return {
    key: command.key,
    id: -1,
    parentId: command.parentId,
    isMine: true,
    isPending: true,
    userFullName: command.name,
    avatar: '',
    commentedAt: command.day,
    commentText: command.text,
  };
}

/** A refused comment is a draft again, unless something else was typed in its place meanwhile. */
function keepText(stored: Persisted<Drafts>, comment: Extract<BlogCommand, { type: 'comment added' }>): void {
  const key = draftKey(comment.postId, comment.parentId);
  const drafts = stored.read();
  if (!drafts[key]) stored.write(withDraft(drafts, key, comment.text));
}
