import { slugOf } from '../lib/sample/slug.ts';
import type {
  BlogDetailAnswer,
  BlogEditAnswer,
  BlogListAnswer,
  BlogListItem,
  BlogSidebarAnswer,
} from './blog.contract.ts';
import type { StoredPost } from './blog.data.ts';
import { categories, findPosts } from './blog.rules.ts';

/** Answers one page of the list. */
export function listAnswer(posts: readonly StoredPost[], params: URLSearchParams): BlogListAnswer {
  const { rows, total } = findPosts(posts, params);
  return { blogs: rows.map(listItem), total };
}

/** Answers what stands beside list and post; drafts are none of the latest posts. */
export function sidebarAnswer(posts: readonly StoredPost[]): BlogSidebarAnswer {
  const published = posts.filter(({ status }) => status === 'Published');
  const { rows } = findPosts(published, new URLSearchParams({ perPage: '4' }));
  const recentPosts = rows.map(({ id, img, title, blogPosted }) => ({ id, img, title, blogPosted }));
  return { recentPosts, categories: [...categories] };
}

/** Answers a whole post with its comments. */
export function detailAnswer(post: StoredPost): BlogDetailAnswer {
  const { content, authorBio, bookmarked, comments } = post;
  return { blog: { ...listItem(post), content, authorBio, bookmarked }, comments };
}

/** Answers what the form of a post is filled with. */
export function editAnswer({ id, avatar, userFullName, blogPosted, ...post }: StoredPost): BlogEditAnswer {
  const slug = slugOf(post.title);
  return {
    id,
    avatar,
    userFullName,
    blogPosted,
    blogTitle: post.title,
    blogCategories: post.tags,
    slug,
    status: post.status,
    excerpt: post.content,
    featuredImage: post.img,
    featuredImageName: `${slug}.jpg`,
  };
}

function listItem({
  id,
  title,
  img,
  userFullName,
  avatar,
  blogPosted,
  tags,
  excerpt,
  comment,
  status,
  minutes,
  isBookmarked,
}: StoredPost): BlogListItem {
  return { id, title, img, userFullName, avatar, blogPosted, tags, excerpt, comment, status, minutes, isBookmarked };
}
