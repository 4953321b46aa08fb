import type { BlogCategory, BlogListQuery } from '@embarque/mocks/blog/contract';
import type { Tone } from '@embarque/design-system';
import { paths } from '../../paths.ts';
import { readOneOf, readWholeNumber, withListParams, withParams } from '../../query/search-params.ts';
import { CATEGORIES } from './blog.api.ts';

/** Posts on a page: 42 of them are seven pages. */
export const PER_PAGE = 6;

/** BLG-03 */
export const tones: Readonly<Record<BlogCategory, Tone>> = {
  Quote: 'info',
  Fashion: 'primary',
  Gaming: 'danger',
  Video: 'warning',
  Food: 'success',
};

/** The list's query in the URL. An invalid value counts as left out. */
export function readBlogQuery(searchParams: URLSearchParams): BlogListQuery & { page: number } {
  const q = searchParams.get('q')?.slice(0, 200);
  const category = readOneOf(CATEGORIES, searchParams.get('category'));
  return {
    ...(q && { q }),
    ...(category && { category }),
    ...(searchParams.get('bookmarked') === 'true' && { bookmarked: 'true' as const }),
    page: readWholeNumber(searchParams.get('page')) ?? 1,
    perPage: PER_PAGE,
  };
}

export type BlogChange = Partial<Omit<{ [Name in keyof BlogListQuery]: BlogListQuery[Name] | undefined }, 'page'>> & {
  page?: number;
};

/** The search params of a changed query. Any change but that of the page returns to the first page. */
export const writeBlogQuery = (searchParams: URLSearchParams, change: BlogChange): URLSearchParams =>
  withListParams(searchParams, change);

/** A change that removes search, category and bookmarks. */
export const NO_FILTERS: BlogChange = { q: undefined, category: undefined, bookmarked: undefined };

export const isNarrowed = ({ q, category, bookmarked }: BlogListQuery): boolean => Boolean(q ?? category ?? bookmarked);

export const postHref = (id: number): string => `${paths.blogPost}/${id}`;

export const editHref = (id: number): string => `${paths.blogEdit}/${id}`;

/** The first page of a list with other filters beside those of a query. */
export function filterHref({ page: _, perPage: __, ...filters }: BlogListQuery, change: BlogChange): string {
  const search = withParams(new URLSearchParams(), { ...filters, ...change }).toString();
  return search ? `${paths.blog}?${search}` : paths.blog;
}

export const categoryHref = (category: BlogCategory): string => `${paths.blog}?category=${category}`;
