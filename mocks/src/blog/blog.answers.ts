import { pictureUrl } from '../pictures/pictures.ts';
import type {
  BlogDetailAnswer,
  BlogEditAnswer,
  BlogListAnswer,
  BlogListItem,
  BlogSidebarAnswer,
} from './blog.contract.ts';
import type { StoredPost } from './blog.data.ts';
import { fieldsOf } from './blog.editing.ts';
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
  const recentPosts = rows.map(({ id, img, imgFocus, title, blogPosted }) => ({
    id,
    img,
    imgFocus,
    title,
    blogPosted,
  }));
  return { recentPosts, categories: [...categories] };
}

/** Answers a whole post with its comments. */
export function detailAnswer(post: StoredPost): BlogDetailAnswer {
  const { content, authorBio, bookmarked, comments, slug, imgAlt, video } = post;
  return { blog: { ...listItem(post), content, authorBio, bookmarked, slug, imgAlt, video }, comments };
}

/** Answers what the form of a post is filled with. */
export function editAnswer(post: StoredPost): BlogEditAnswer {
  const { id, avatar, userFullName, blogPosted, version, wasPublished, savedAt, savedBy } = post;
  return { id, avatar, userFullName, blogPosted, ...fieldsOf(post), version, wasPublished, savedAt, savedBy };
}

function listItem({
  id,
  title,
  img,
  imgFocus,
  userFullName,
  avatar,
  blogPosted,
  tags,
  excerpt,
  comment,
  status,
  minutes,
  isBookmarked,
  video,
}: StoredPost): BlogListItem {
  const shown = img || pictureUrl('blog', 'no image');
  return {
    id,
    title,
    img: shown,
    imgFocus,
    userFullName,
    avatar,
    blogPosted,
    tags,
    excerpt,
    comment,
    status,
    minutes,
    isBookmarked,
    hasVideo: video !== null,
  };
}
