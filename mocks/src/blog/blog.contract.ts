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
  recentPosts: Pick<BlogListItem, 'id' | 'img' | 'title' | 'blogPosted'>[];
  /** Every category, with the name of its icon. */
  categories: { category: BlogCategory; icon: string }[];
}

/** Query of `GET /blog/list/data/detail` and `GET /blog/list/data/edit` */
export interface BlogPostQuery {
  /** @default 1 */
  id?: number;
}

export interface BlogPost extends BlogListItem {
  /** HTML as the author wrote it. Never trust it. */
  content: string;
  /** A sentence or two about the author. */
  authorBio: string;
  /** How many readers keep the post. */
  bookmarked: number;
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

/** 200 of `GET /blog/list/data/edit` */
export interface BlogEditAnswer extends Pick<BlogListItem, 'id' | 'avatar' | 'userFullName' | 'blogPosted'> {
  blogTitle: string;
  blogCategories: BlogCategory[];
  /** The title as a part of an address: `ten-minutes-in-lisbon`. */
  slug: string;
  status: BlogStatus;
  /** The whole text, HTML as the author wrote it. Never trust it. */
  excerpt: string;
  /** Address of the picture above the post. */
  featuredImage: string;
  /** Name of the file that was uploaded as the picture. */
  featuredImageName: string;
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
