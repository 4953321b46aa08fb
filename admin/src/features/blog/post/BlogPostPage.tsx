import { Card, ErrorState, Loading, SideLayout, Skeleton, Stack } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useMatch, useNavigate } from 'react-router-dom';
import { isNotFound } from '../../../http/http.error.ts';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { PageHead } from '../../../navigation/PageHead.tsx';
import { paths } from '../../../paths.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { useCanonicalPath } from '../../../routing/useCanonicalPath.ts';
import { useQueryRetry } from '../../../session/useQueryRetry.ts';
import { type BlogChange, writeBlogQuery } from '../blog.query.ts';
import { BlogSide } from '../list/BlogSide.tsx';
import { MissingPostCard } from '../MissingPostCard.tsx';
import { BlogArticle } from './BlogArticle.tsx';
import { BlogComments } from './BlogComments.tsx';
import { useBlogPost } from './useBlogPost.ts';

/** `/pages/blog/detail/:id`: a post with its comments, by its id or its address; without either, the first one. */
export function BlogPostPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const wanted = useMatch(`${paths.blogPost}/:id`)?.params.id ?? '1';
  const { result, open, give } = useBlogPost(wanted);
  const isBySlug = !/^\d+$/.test(wanted);
  // The post may have another address now.
  useCanonicalPath(open && isBySlug ? `${paths.blogPost}/${encodeURIComponent(open.post.slug)}` : null);
  const title = open?.post.title ?? t`Blog`;
  const search = (change: BlogChange) =>
    void navigate(`${paths.blog}?${writeBlogQuery(new URLSearchParams(), change).toString()}`);

  return (
    <>
      <PageTitle title={title} />
      <PageHead title={t`Blog`} way={[{ label: t`Blog`, href: paths.blog }, { label: title }]} />
      <SideLayout placement="end" side={<BlogSide query={{}} onChange={search} />}>
        {open ? (
          <Stack gap="gap">
            <BlogArticle
              post={open.post}
              onBookmark={(isBookmarked) => give({ type: 'post bookmarked', postId: open.post.id, isBookmarked })}
            />
            <BlogComments key={open.post.id} post={open.post} comments={open.comments} onGive={give} />
          </Stack>
        ) : (
          <NoPost result={result} />
        )}
      </SideLayout>
    </>
  );
}

interface NoPostProps {
  result: ReturnType<typeof useBlogPost>['result'];
}

/** Stands in place of a post that is loading, that failed, or that does not exist. */
function NoPost({ result }: NoPostProps) {
  const { t } = useLingui();
  const tryAgain = useQueryRetry(result);
  if (isNotFound(result.error)) return <MissingPostCard />;
  if (result.error !== null) {
    return (
      <Card>
        <ErrorState headingLevel={2} title={t`Couldn't load the post`} onRetry={tryAgain} isRetrying={result.isLoading}>
          <ErrorText error={result.error} />
        </ErrorState>
      </Card>
    );
  }
  return (
    <Card>
      <Loading isLoading label={t`Loading post…`}>
        <Stack gap="l">
          <Skeleton shape="block" height="18rem" />
          <Skeleton width="70%" />
          <Skeleton width="40%" />
          <Skeleton shape="block" height="12rem" />
        </Stack>
      </Loading>
    </Card>
  );
}
