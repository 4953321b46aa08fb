import {
  Avatar,
  Button,
  ButtonLink,
  Divider,
  Heading,
  inThousands,
  Inline,
  readRichText,
  RichText,
  Stack,
} from '@embarque/design-system';
import { BlogPostSheet, BlogPostTags } from '@embarque/design-system/blog';
import { formatDay } from '@embarque/design-system/format-day';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bookmark, Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { ShareMenu } from '../../../share/ShareMenu.tsx';
import type { BlogPost } from '../blog.api.ts';
import { useTags } from '../blog.labels.ts';
import { PostStatus } from '../PostStatus.tsx';
import { editHref, postHref } from '../blog.query.ts';
import { useCountOfComments } from '../useCountOfComments.ts';

interface BlogArticleProps {
  post: BlogPost;
  onBookmark: (isBookmarked: boolean) => void;
}

/** BLG-04: the picture, the text and the author of a post. */
export function BlogArticle({ post, onBookmark }: BlogArticleProps) {
  const { t } = useLingui();
  const content = useMemo(() => readRichText(post.content), [post.content]);
  const countOf = useCountOfComments();
  const { isBookmarked, bookmarked } = post;
  const count = inThousands(bookmarked);

  return (
    <BlogPostSheet
      image={post.img}
      focus={post.imgFocus}
      imageAlt={post.imgAlt}
      video={
        post.video && {
          label: post.title,
          src: post.video.src,
          captions: { src: post.video.captions, language: 'en', label: t({ message: 'English', context: 'language' }) },
        }
      }
    >
      <Stack gap="m">
        <Heading level={2}>{post.title}</Heading>
        <Byline post={post} />
      </Stack>
      <RichText content={content} />
      <Divider />
      <Inline gap="m" overflow="shrink">
        <Avatar name={post.userFullName} src={post.avatar} size="large" isDecorative />
        <Stack gap="xxs">
          <Heading level={3}>{post.userFullName}</Heading>
          <p>{post.authorBio}</p>
        </Stack>
      </Inline>
      <Inline data-unprinted distribute="between">
        <a href="#comments">{countOf(post.comment)}</a>
        <Inline gap="s">
          <Button
            variant={isBookmarked ? 'soft' : 'outline'}
            tone={isBookmarked ? 'primary' : 'secondary'}
            icon={Bookmark}
            aria-pressed={isBookmarked}
            aria-label={t`Bookmark, ${count} in all`}
            onClick={() => onBookmark(!isBookmarked)}
          >
            {count}
          </Button>
          <ButtonLink variant="outline" tone="secondary" icon={Pencil} href={editHref(post.id)}>
            <Trans context="a post">Edit</Trans>
          </ButtonLink>
          <ShareMenu
            path={postHref(post.id)}
            title={post.title}
            networks={['github', 'gitlab', 'facebook', 'twitter', 'linkedin']}
            variant="outline"
          />
        </Inline>
      </Inline>
    </BlogPostSheet>
  );
}

function Byline({ post }: { post: BlogPost }) {
  const tagsOf = useTags();
  const { minutes } = post;
  return (
    <Inline gap="s">
      <Avatar name={post.userFullName} src={post.avatar} size="small" isDecorative />
      <bdi>{post.userFullName}</bdi>
      <span aria-hidden>·</span>
      <time dateTime={post.blogPosted}>{formatDay(post.blogPosted, { dateStyle: 'short' })}</time>
      <span aria-hidden>·</span>
      <bdi>
        <Trans>{minutes} min read</Trans>
      </bdi>
      {post.status !== 'Published' && <PostStatus status={post.status} />}
      <BlogPostTags tags={tagsOf(post.tags)} />
    </Inline>
  );
}
