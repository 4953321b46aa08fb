import type * as contract from '@embarque/mocks/blog/contract';
import type {
  BlogBookmarkAnswer,
  BlogCategory,
  BlogComment,
  BlogCommentAnswer,
  BlogCommentRequest,
  BlogListQuery,
  BlogSidebarAnswer,
  BlogStatus,
} from '@embarque/mocks/blog/contract';
import * as v from 'valibot';
import { demoApi } from '../../http/http.ts';
import { parseAnswer } from '../../http/response/http.answer.ts';
import { pictureSchema } from '../../http/response/picture.schema.ts';
import { rows } from '../../http/response/rows.schema.ts';
import {
  flag,
  knownList,
  day,
  number,
  numberId,
  type Open,
  openEnum,
  requiredText,
  text,
} from '../../http/response/tolerant.schema.ts';

export const LIST = '/blog/list/data';
const SIDEBAR = '/blog/list/data/sidebar';
const DETAIL = '/blog/list/data/detail';
const COMMENTS = '/blog/comments';

export const CATEGORIES = ['Fashion', 'Food', 'Gaming', 'Quote', 'Video'] as const satisfies BlogCategory[];

/** A post of the list as it can be read: a newer server may have statuses that this version does not know. */
export interface BlogListItem extends Omit<contract.BlogListItem, 'status'> {
  status: Open<BlogStatus>;
}

/** A post as it can be read. */
export interface BlogPost extends Omit<contract.BlogPost, 'status'> {
  status: Open<BlogStatus>;
}

export interface BlogListAnswer extends Omit<contract.BlogListAnswer, 'blogs'> {
  blogs: BlogListItem[];
}

export interface BlogDetailAnswer extends Omit<contract.BlogDetailAnswer, 'blog'> {
  blog: BlogPost;
}

/** A place in a picture, as CSS writes it. */
export const focusSchema = v.fallback(v.pipe(v.string(), v.regex(/^\d{1,3}% \d{1,3}%$/)), '50% 50%');

/** An address on the server of the app. */
const ownAddress = v.pipe(v.string(), v.regex(/^\/(?![/\\])/));

const listed = {
  id: numberId,
  title: requiredText,
  img: pictureSchema,
  imgFocus: focusSchema,
  userFullName: text,
  avatar: pictureSchema,
  blogPosted: day,
  tags: knownList(CATEGORIES),
  excerpt: text,
  comment: v.fallback(number, 0),
  status: openEnum<BlogStatus>(),
  minutes: v.fallback(number, 0),
  isBookmarked: flag,
  hasVideo: flag,
} satisfies v.ObjectEntries;

const item: v.GenericSchema<unknown, BlogListItem> = v.object(listed);

export const listSchema: v.GenericSchema<unknown, BlogListAnswer> = v.object({ blogs: rows(item), total: number });

const sidebarSchema: v.GenericSchema<unknown, BlogSidebarAnswer> = v.object({
  recentPosts: rows(
    v.object({ id: numberId, img: pictureSchema, imgFocus: focusSchema, title: requiredText, blogPosted: day }),
  ),
  categories: rows(v.object({ category: v.picklist(CATEGORIES), icon: text })),
});

const comment: v.GenericSchema<unknown, BlogComment> = v.object({
  id: numberId,
  parentId: v.fallback(v.nullable(numberId), null),
  isMine: flag,
  userFullName: text,
  avatar: pictureSchema,
  commentedAt: day,
  commentText: requiredText,
});

const detailSchema: v.GenericSchema<unknown, BlogDetailAnswer> = v.object({
  blog: v.object({
    ...listed,
    content: text,
    authorBio: text,
    bookmarked: v.fallback(number, 0),
    slug: text,
    imgAlt: text,
    video: v.fallback(v.nullable(v.object({ src: ownAddress, captions: ownAddress })), null),
  }),
  comments: rows(comment),
});

const commentAnswerSchema: v.GenericSchema<unknown, BlogCommentAnswer> = v.object({ comment });

const bookmarkAnswerSchema: v.GenericSchema<unknown, BlogBookmarkAnswer> = v.object({
  isBookmarked: v.boolean(),
  bookmarked: v.number(),
});

/** The blog. All requests reject with an `HttpError`. */
export const blogCalls = {
  find: async (query: BlogListQuery, signal: AbortSignal): Promise<BlogListAnswer> =>
    parseAnswer(LIST, listSchema, await demoApi.get(LIST, { params: { ...query }, signal })),

  sidebar: async (_: null, signal: AbortSignal): Promise<BlogSidebarAnswer> =>
    parseAnswer(SIDEBAR, sidebarSchema, await demoApi.get(SIDEBAR, { signal })),

  /** @param wanted its id, its address, or an address that it had */
  post: async (wanted: string, signal: AbortSignal): Promise<BlogDetailAnswer> => {
    const params = /^\d+$/.test(wanted) ? { id: wanted } : { slug: wanted };
    return parseAnswer(DETAIL, detailSchema, await demoApi.get(DETAIL, { params, signal }));
  },

  /** @param key sent with the request, so that one that is repeated is carried out once */
  comment: async (request: BlogCommentRequest, key: string): Promise<BlogCommentAnswer> => {
    const response = await demoApi.post(COMMENTS, request, { idempotencyKey: key, isCreation: true });
    return parseAnswer(COMMENTS, commentAnswerSchema, response);
  },

  editComment: async (id: number, text: string): Promise<BlogCommentAnswer> => {
    const url = `${COMMENTS}/${id}`;
    return parseAnswer(url, commentAnswerSchema, await demoApi.put(url, { text }));
  },

  deleteComment: async (id: number): Promise<void> => {
    await demoApi.delete(`${COMMENTS}/${id}`);
  },

  bookmark: async (id: number, isBookmarked: boolean): Promise<BlogBookmarkAnswer> => {
    const url = `/blog/posts/${id}/bookmark`;
    return parseAnswer(url, bookmarkAnswerSchema, await demoApi.put(url, { isBookmarked }));
  },
};
