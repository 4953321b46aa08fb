import { isEmailAddress } from '@embarque/design-system/email-address';
import * as v from 'valibot';
import type {
  BlogBookmarkRequest,
  BlogCategory,
  BlogCommentEdit,
  BlogCommentRequest,
  BlogDetailAnswer,
  BlogEditAnswer,
  BlogImageRequest,
  BlogListAnswer,
  BlogPatchRequest,
  BlogPostFields,
  BlogPostRequest,
  BlogRevisionsAnswer,
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
const film = v.pipe(v.string(), v.regex(/^\/films\/[a-z]+\.(?:webm|vtt)$/));
const focus = v.pipe(v.string(), v.regex(/^(?:\d|[1-9]\d|100)% (?:\d|[1-9]\d|100)%$/));
const tags = v.pipe(v.array(v.picklist(categories)), v.minLength(1));

const listed = {
  id: v.pipe(count, v.minValue(1)),
  title: text,
  img: picture,
  imgFocus: focus,
  userFullName: text,
  avatar: picture,
  blogPosted: day,
  tags,
  excerpt: text,
  comment: count,
  status: v.picklist(statuses),
  minutes: v.pipe(count, v.minValue(1)),
  isBookmarked: v.boolean(),
  hasVideo: v.boolean(),
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
  recentPosts: v.array(v.strictObject({ id: listed.id, img: picture, imgFocus: focus, title: text, blogPosted: day })),
  categories: v.array(v.strictObject({ category: v.picklist(categories), icon: text })),
});

export const blogDetailAnswerSchema: v.GenericSchema<unknown, BlogDetailAnswer> = v.strictObject({
  blog: v.strictObject({
    ...listed,
    content: html,
    authorBio: text,
    bookmarked: count,
    slug: text,
    imgAlt: text,
    video: v.nullable(v.strictObject({ src: film, captions: film })),
  }),
  comments: v.array(comment),
});

const moment = v.pipe(v.string(), v.isoTimestamp());

/** Letters of all scripts and digits, between hyphens. */
const slug = v.pipe(v.string(), v.regex(/^([\p{L}\p{N}\p{M}]+(-[\p{L}\p{N}\p{M}]+)*)?$/u));

/** Pictures that can be sent: as data, or those of the sample. */
const sentPicture = v.pipe(
  v.string(),
  v.maxLength(14_000_000),
  v.regex(/^$|^data:image\/(png|jpeg|gif|webp);|^\/pictures\//),
);

/** A text as it can be sent: without scripts, handlers, and pictures as data. */
const sentHtml = v.pipe(
  v.string(),
  v.maxLength(1_000_000),
  v.check((html) => !/<script|\son\w+\s*=|\ssrc\s*=\s*["']?data:/i.test(html), 'The text holds more than text'),
);

export const blogImageRequestSchema: v.GenericSchema<unknown, BlogImageRequest> = v.object({
  image: v.pipe(v.string(), v.maxLength(3_000_000), v.regex(/^data:image\/(?:png|jpeg|gif|webp);base64,/)),
});

const fields = {
  blogTitle: v.pipe(v.string(), v.maxLength(300)),
  blogCategories: v.array(v.picklist(categories)),
  slug,
  followsTitle: v.boolean(),
  status: v.picklist(statuses),
  publishAt: v.nullable(moment),
  excerpt: sentHtml,
  featuredImage: sentPicture,
  featuredImageName: v.pipe(v.string(), v.maxLength(200)),
  featuredImageAlt: v.pipe(v.string(), v.maxLength(500)),
  featuredImageFocus: focus,
};

const save = {
  by: v.pipe(v.string(), v.nonEmpty()),
  byEmail: v.exactOptional(v.string()),
  isAutosave: v.boolean(),
};

export const blogPostRequestSchema: v.GenericSchema<unknown, BlogPostRequest> = v.object({
  ...save,
  fields: v.object(fields) satisfies v.GenericSchema<unknown, BlogPostFields>,
});

export const blogPatchRequestSchema = v.object({
  ...save,
  version: count,
  fields: v.partial(v.object(fields)),
}) as v.GenericSchema<unknown, BlogPatchRequest>;

export const blogEditAnswerSchema: v.GenericSchema<unknown, BlogEditAnswer> = v.strictObject({
  id: listed.id,
  avatar: picture,
  userFullName: text,
  blogPosted: day,
  ...fields,
  slug: v.pipe(slug, v.nonEmpty()),
  version: v.pipe(count, v.minValue(1)),
  wasPublished: v.boolean(),
  savedAt: moment,
  savedBy: text,
});

const { slug: _s, followsTitle: _f, status: _t, publishAt: _p, ...ofRevision } = fields;

export const blogRevisionsAnswerSchema: v.GenericSchema<unknown, BlogRevisionsAnswer> = v.strictObject({
  revisions: v.array(
    v.strictObject({
      id: v.pipe(count, v.minValue(1)),
      at: moment,
      by: text,
      fields: v.strictObject(ofRevision),
    }),
  ),
});

const words = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2000));

export const blogCommentRequestSchema: v.GenericSchema<unknown, BlogCommentRequest> = v.object({
  postId: v.number(),
  parentId: v.nullable(v.number()),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  email: v.pipe(v.string(), v.check(isEmailAddress)),
  website: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\//))),
  text: words,
  company: v.optional(v.string()),
});

export const blogCommentEditSchema: v.GenericSchema<unknown, BlogCommentEdit> = v.object({ text: words });

export const blogBookmarkRequestSchema: v.GenericSchema<unknown, BlogBookmarkRequest> = v.object({
  isBookmarked: v.boolean(),
});
