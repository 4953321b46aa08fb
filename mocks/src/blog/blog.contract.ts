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
}

/** Query of `GET /blog/list/data`. Everything may be left out; values that make no sense count as left out. */
export interface BlogListQuery {
  /** Looks into title, excerpt and author; case and accents do not matter. */
  q?: string;
  category?: BlogCategory;
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
