import type {
  BlogBookmarkAnswer,
  BlogCategory,
  BlogComment,
  BlogCommentAnswer,
  BlogCommentRequest,
  BlogDetailAnswer,
  BlogListAnswer,
  BlogListItem,
  BlogListQuery,
  BlogSidebarAnswer,
} from '@embarque/mocks/blog/contract';
import * as v from 'valibot';
import { demoApi } from '../../http/http.ts';
import { parseAnswer } from '../../http/response/http.answer.ts';
import { pictureSchema } from '../../http/response/picture.schema.ts';

const LIST = '/blog/list/data';
const SIDEBAR = '/blog/list/data/sidebar';
const DETAIL = '/blog/list/data/detail';
const COMMENTS = '/blog/comments';

export const CATEGORIES = ['Fashion', 'Food', 'Gaming', 'Quote', 'Video'] as const satisfies BlogCategory[];

const listed = {
  id: v.number(),
  title: v.string(),
  img: pictureSchema,
  userFullName: v.string(),
  avatar: pictureSchema,
  blogPosted: v.string(),
  tags: v.array(v.picklist(CATEGORIES)),
  excerpt: v.string(),
  comment: v.number(),
  status: v.picklist(['Published', 'Pending', 'Draft']),
  minutes: v.number(),
  isBookmarked: v.boolean(),
} satisfies v.ObjectEntries;

const item: v.GenericSchema<unknown, BlogListItem> = v.object(listed);

const listSchema: v.GenericSchema<unknown, BlogListAnswer> = v.object({ blogs: v.array(item), total: v.number() });

const sidebarSchema: v.GenericSchema<unknown, BlogSidebarAnswer> = v.object({
  recentPosts: v.array(v.object({ id: v.number(), img: pictureSchema, title: v.string(), blogPosted: v.string() })),
  categories: v.array(v.object({ category: v.picklist(CATEGORIES), icon: v.string() })),
});

const comment: v.GenericSchema<unknown, BlogComment> = v.object({
  id: v.number(),
  parentId: v.nullable(v.number()),
  isMine: v.boolean(),
  userFullName: v.string(),
  avatar: pictureSchema,
  commentedAt: v.string(),
  commentText: v.string(),
});

const detailSchema: v.GenericSchema<unknown, BlogDetailAnswer> = v.object({
  blog: v.object({
    ...listed,
    content: v.string(),
    authorBio: v.string(),
    bookmarked: v.number(),
    slug: v.string(),
    imgAlt: v.string(),
  }),
  comments: v.array(comment),
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
    const response = await demoApi.post(COMMENTS, request, { idempotencyKey: key });
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
