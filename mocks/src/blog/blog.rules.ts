import { type Listing, listRows, readListQuery } from '../lib/list/listing.ts';
import type { BlogCategory, BlogListItem } from './blog.contract.ts';

/** The categories in the order in which they are offered, each with the name of its icon. */
export const categories: readonly { category: BlogCategory; icon: string }[] = [
  { category: 'Fashion', icon: 'Watch' },
  { category: 'Food', icon: 'Coffee' },
  { category: 'Gaming', icon: 'Command' },
  { category: 'Quote', icon: 'Hash' },
  { category: 'Video', icon: 'Video' },
];

/** One page of the posts that match a query, the newest first. */
export function findPosts<Post extends Omit<BlogListItem, 'hasVideo'>>(
  posts: readonly Post[],
  params: URLSearchParams,
): Listing<Post> {
  const query = readListQuery(params, { perPage: 6, columns: [], order: { sortColumn: 'id', sort: 'desc' } });
  const newestFirst = { ...query, sort: 'desc' } as const;
  const category = params.get('category') ?? '';
  const isBookmarked = params.get('bookmarked') === 'true';
  const wanted = posts.filter(
    (post) => (category === '' || post.tags.some((tag) => tag === category)) && (!isBookmarked || post.isBookmarked),
  );
  return listRows(wanted, newestFirst, ({ title, excerpt, userFullName }) => [title, excerpt, userFullName]);
}
