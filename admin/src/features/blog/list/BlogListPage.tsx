import { HighlightScope, Pagination, SideLayout, Stack } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../../../navigation/PageHead.tsx';
import { useQuery } from '../../../query/useQuery.ts';
import { useSearchQuery } from '../../../query/useSearchQuery.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { LIST, blogCalls } from '../blog.api.ts';
import { type BlogChange, PER_PAGE, readBlogQuery, writeBlogQuery } from '../blog.query.ts';
import { BlogBar } from './BlogBar.tsx';
import { BlogPosts } from './BlogPosts.tsx';
import { BlogSide } from './BlogSide.tsx';
import { UnreadableRowsOf } from '../../../access/UnreadableRows.tsx';

/** `/pages/blog/list`: the URL holds search, category, bookmarks and page. */
export function BlogListPage() {
  const { t } = useLingui();
  const [searchParams, changeSearchParams] = useSearchQuery();
  const query = readBlogQuery(searchParams);
  const result = useQuery(blogCalls.find, query);

  const change = (changes: BlogChange) =>
    changeSearchParams((current) => writeBlogQuery(current, changes), {
      // A typed search replaces the history entry: otherwise every letter would be a step back.
      replace: 'q' in changes && !('category' in changes),
    });
  const total = result.error === null ? (result.data?.total ?? null) : null;

  return (
    <>
      <PageTitle title={t`Blog`} />
      <PageHead title={t`Blog`} way={[{ label: t`Pages` }, { label: t`Blog` }]} />
      <SideLayout
        placement="end"
        drawerTitle={t`Search and categories`}
        side={<BlogSide query={query} onChange={change} />}
        bar={<BlogBar query={query} total={total} onChange={change} />}
      >
        <Stack gap="l">
          <HighlightScope query={query.q ?? ''}>
            <BlogPosts result={result} query={query} onChange={change} />
          </HighlightScope>
          <UnreadableRowsOf path={LIST} />
          {total !== null && total > 0 && (
            <Pagination page={query.page} perPage={PER_PAGE} total={total} onPageChange={change} />
          )}
        </Stack>
      </SideLayout>
    </>
  );
}
