/** The blog written down: what goes in and what comes out, call by call. */

/** The subject of a post; lists and forms call it tag or category. */
export type BlogCategory = 'Quote' | 'Fashion' | 'Gaming' | 'Video' | 'Food';

export type BlogStatus = 'Published' | 'Pending' | 'Draft';

export interface BlogListItem {
  /** Grows by one with each post. */
  id: number;
  title: string;
  /** Address of the picture above the post. */
  img: string;
  /** The place in the picture that stays in sight when it is cropped, from its left and its top: `50% 50%`. */
  imgFocus: string;
  userFullName: string;
  /** Address of the author's picture. */
  avatar: string;
  /** The day it was published: `2030-06-15`. */
  blogPosted: string;
  tags: BlogCategory[];
  /** The first words of the post, without HTML. */
  excerpt: string;
  /** How many comments there are. */
  comment: number;
  status: BlogStatus;
  /** How long the text takes to read, in minutes, at least 1. */
  minutes: number;
  isBookmarked: boolean;
  /** Whether there is a film in place of the picture. */
  hasVideo: boolean;
}

/** A film, on the server of the app. */
export interface BlogVideo {
  src: string;
  /** Address of its captions: a WebVTT file in English. */
  captions: string;
}

/** Query of `GET /blog/list/data`. Everything may be left out; pages that make no sense count as left out. */
export interface BlogListQuery {
  /** Looks into title, excerpt and author; case and accents do not matter. */
  q?: string;
  /** One that does not exist finds nothing. */
  category?: BlogCategory;
  /** `true` finds the bookmarked posts alone. */
  bookmarked?: 'true';
  /** @default 1 */
  page?: number;
  /** @default 6 */
  perPage?: number;
}

/** 200 of `GET /blog/list/data` */
export interface BlogListAnswer {
  /** The asked page, the newest post first; empty beyond the last one. */
  blogs: BlogListItem[];
  /** How many posts match, on all pages together. */
  total: number;
}

/** 200 of `GET /blog/list/data/sidebar` */
export interface BlogSidebarAnswer {
  /** The four newest posts, the newest first. */
  recentPosts: Pick<BlogListItem, 'id' | 'img' | 'imgFocus' | 'title' | 'blogPosted'>[];
  /** Every category, with the name of its icon. */
  categories: { category: BlogCategory; icon: string }[];
}

/** Query of `GET /blog/list/data/detail` and `GET /blog/list/data/edit` */
export interface BlogPostQuery {
  /** @default 1 */
  id?: number;
  /** Finds a post by its present address, or by one that it had; only for the detail. */
  slug?: string;
}

export interface BlogPost extends BlogListItem {
  /** HTML as the author wrote it. Never trust it. */
  content: string;
  /** A sentence or two about the author. */
  authorBio: string;
  /** How many readers keep the post. */
  bookmarked: number;
  /** The part of its address that names it. */
  slug: string;
  /** The picture in words. */
  imgAlt: string;
  /** The film in place of the picture; `null` for none. */
  video: BlogVideo | null;
}

export interface BlogComment {
  /** Grows by one with each comment. */
  id: number;
  /** The comment of the same post that it replies to; `null` when it stands alone. */
  parentId: number | null;
  /** Whether the person of this session wrote it, and may change or delete it. */
  isMine: boolean;
  userFullName: string;
  /** Address of the reader's picture. */
  avatar: string;
  /** The day it was written: `2030-06-15`. */
  commentedAt: string;
  /** Plain text. */
  commentText: string;
}

/** 200 of `GET /blog/list/data/detail` */
export interface BlogDetailAnswer {
  blog: BlogPost;
  /** The comments that are shown below the post; `blog.comment` counts all of them. */
  comments: BlogComment[];
}

/** All that can be changed of a post. */
export interface BlogPostFields {
  blogTitle: string;
  blogCategories: BlogCategory[];
  /** The title as a part of an address, `ten-minutes-in-lisbon`; empty for `post-` and its id. */
  slug: string;
  /** Whether another title gives another slug. Publishing ends it. */
  followsTitle: boolean;
  status: BlogStatus;
  /** The moment at which a pending post is published, in ISO 8601; `null` for none. */
  publishAt: string | null;
  /** The whole text, HTML as the author wrote it. Never trust it. */
  excerpt: string;
  /** Address of the picture above the post; empty for none. */
  featuredImage: string;
  /** Name of the file that was uploaded as the picture. */
  featuredImageName: string;
  /** The picture in words, for people who do not see it. */
  featuredImageAlt: string;
  /** The place in the picture that stays in sight when it is cropped, from its left and its top: `50% 50%`. */
  featuredImageFocus: string;
}

/** 200 of `GET /blog/list/data/edit`; response of `PUT /blog/posts/new/{key}` and `PATCH /blog/posts/{id}` */
export interface BlogEditAnswer
  extends Pick<BlogListItem, 'id' | 'avatar' | 'userFullName' | 'blogPosted'>, BlogPostFields {
  /** Grows by one with each save. */
  version: number;
  /** Whether readers have seen it: then its old addresses go on to lead to it. */
  wasPublished: boolean;
  /** The moment of the last save, in ISO 8601. */
  savedAt: string;
  savedBy: string;
}

/** Body of `PUT /blog/posts/new/{key}`. The same key is the same post, so that it can be sent again. */
export interface BlogPostRequest {
  fields: BlogPostFields;
  /** Full name of the person who saves. */
  by: string;
  /** Email address of the person who saves, which tells people of one name apart. */
  byEmail?: string;
  /** Whether it saved itself: such saves of one person share one revision. */
  isAutosave: boolean;
}

/** Body of `PATCH /blog/posts/{id}` */
export interface BlogPatchRequest extends Pick<BlogPostRequest, 'by' | 'byEmail' | 'isAutosave'> {
  /** The version that was changed; 409 with the present post when there is a later one. */
  version: number;
  fields: Partial<BlogPostFields>;
}

/** 409 of `PATCH /blog/posts/{id}` */
export interface BlogConflictAnswer {
  message: string;
  current: BlogEditAnswer;
}

/** Body of `POST /blog/images`, which carries an `Idempotency-Key`. */
export interface BlogImageRequest {
  /** An image for the text of a post, as data: `data:image/webp;base64,…`. */
  image: string;
}

/** 201 of `POST /blog/images` */
export interface BlogImageAnswer {
  /** The address under which the text refers to it. */
  url: string;
}

/** The fields of a post that a revision brings back: neither its address nor its status. */
export type BlogRevisionFields = Pick<
  BlogPostFields,
  | 'blogTitle'
  | 'blogCategories'
  | 'excerpt'
  | 'featuredImage'
  | 'featuredImageName'
  | 'featuredImageAlt'
  | 'featuredImageFocus'
>;

export interface BlogRevision {
  /** Grows by one with each revision of the post. */
  id: number;
  /** When it was saved, in ISO 8601. */
  at: string;
  by: string;
  fields: BlogRevisionFields;
}

/** 200 of `GET /blog/posts/{id}/revisions` */
export interface BlogRevisionsAnswer {
  /** The latest first. */
  revisions: BlogRevision[];
}

/** Body of `POST /blog/comments`, which carries an `Idempotency-Key`. */
export interface BlogCommentRequest {
  postId: number;
  parentId: number | null;
  /** Name and address of the person who comments, as they are shown. */
  name: string;
  email: string;
  /** Left out when there is none. */
  website?: string;
  text: string;
  /** A field that people do not see. What fills it in is no person: 422. */
  company?: string;
}

/** Response of `POST /blog/comments` (201) and `PUT /blog/comments/{id}` (200) */
export interface BlogCommentAnswer {
  comment: BlogComment;
}

/** Body of `PUT /blog/comments/{id}`; 403 when somebody else wrote the comment. */
export interface BlogCommentEdit {
  text: string;
}

/** Body and response of `PUT /blog/posts/{id}/bookmark`; the response has the new count. */
export interface BlogBookmarkRequest {
  isBookmarked: boolean;
}

/** 200 of `PUT /blog/posts/{id}/bookmark` */
export interface BlogBookmarkAnswer {
  isBookmarked: boolean;
  bookmarked: number;
}
