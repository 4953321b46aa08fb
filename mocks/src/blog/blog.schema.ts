import * as v from 'valibot';
import type {
  BlogBookmarkRequest,
  BlogCategory,
  BlogCommentEdit,
  BlogCommentRequest,
  BlogDetailAnswer,
  BlogEditAnswer,
  BlogListAnswer,
  BlogSidebarAnswer,
  BlogStatus,
} from './blog.contract.ts';

/* The answers are for tests: strict, so that a field that is not in the contract is a failure. */

const categories: [BlogCategory, ...BlogCategory[]] = ['Quote', 'Fashion', 'Gaming', 'Video', 'Food'];
const statuses: [BlogStatus, ...BlogStatus[]] = ['Published', 'Pending', 'Draft'];

const text = v.pipe(v.string(), v.nonEmpty());
const html = v.pipe(v.string(), v.regex(/^<p>.+<\/p>$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const day = v.pipe(v.string(), v.isoDate());
const picture = v.pipe(v.string(), v.regex(/^\/pictures\/(blog|avatar)\/[a-z\d-]+\.svg$/));
const tags = v.pipe(v.array(v.picklist(categories)), v.minLength(1));

const listed = {
  id: v.pipe(count, v.minValue(1)),
  title: text,
  img: picture,
  userFullName: text,
  avatar: picture,
  blogPosted: day,
  tags,
  excerpt: text,
  comment: count,
  status: v.picklist(statuses),
  minutes: v.pipe(count, v.minValue(1)),
  isBookmarked: v.boolean(),
};

const comment = v.strictObject({
  id: v.pipe(count, v.minValue(1)),
  parentId: v.nullable(count),
  isMine: v.boolean(),
  userFullName: text,
  avatar: picture,
  commentedAt: day,
  commentText: text,
});

export const blogListAnswerSchema: v.GenericSchema<unknown, BlogListAnswer> = v.strictObject({
  blogs: v.array(v.strictObject(listed)),
  total: count,
});

export const blogSidebarAnswerSchema: v.GenericSchema<unknown, BlogSidebarAnswer> = v.strictObject({
  recentPosts: v.array(v.strictObject({ id: listed.id, img: picture, title: text, blogPosted: day })),
  categories: v.array(v.strictObject({ category: v.picklist(categories), icon: text })),
});

export const blogDetailAnswerSchema: v.GenericSchema<unknown, BlogDetailAnswer> = v.strictObject({
  blog: v.strictObject({ ...listed, content: html, authorBio: text, bookmarked: count }),
  comments: v.array(comment),
});

export const blogEditAnswerSchema: v.GenericSchema<unknown, BlogEditAnswer> = v.strictObject({
  id: listed.id,
  avatar: picture,
  userFullName: text,
  blogPosted: day,
  blogTitle: text,
  blogCategories: tags,
  slug: v.pipe(v.string(), v.slug()),
  status: v.picklist(statuses),
  excerpt: html,
  featuredImage: picture,
  featuredImageName: text,
});

const words = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2000));

export const blogCommentRequestSchema: v.GenericSchema<unknown, BlogCommentRequest> = v.object({
  postId: v.number(),
  parentId: v.nullable(v.number()),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  email: v.pipe(v.string(), v.email()),
  website: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\//))),
  text: words,
  company: v.optional(v.string()),
});

export const blogCommentEditSchema: v.GenericSchema<unknown, BlogCommentEdit> = v.object({ text: words });

export const blogBookmarkRequestSchema: v.GenericSchema<unknown, BlogBookmarkRequest> = v.object({
  isBookmarked: v.boolean(),
});
