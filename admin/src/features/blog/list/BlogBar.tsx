import { Button, ButtonLink, Inline } from '@embarque/design-system';
import type { BlogListQuery } from '@embarque/mocks/blog/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { Bookmark, Plus, X } from 'lucide-react';
import { paths } from '../../../paths.ts';
import { type BlogChange, isNarrowed, NO_FILTERS } from '../blog.query.ts';

interface BlogBarProps {
  query: BlogListQuery;
  /** How many posts match; `null` while loading. */
  total: number | null;
  onChange: (change: BlogChange) => void;
}

/** The number of posts, the bookmarked ones alone, and a new one. */
export function BlogBar({ query, total, onChange }: BlogBarProps) {
  const isBookmarked = query.bookmarked === 'true';
  return (
    <>
      <span role="status">{total !== null && <Plural value={total} one="# post" other="# posts" />}</span>
      <Inline gap="s" style={{ marginInlineStart: 'auto' }}>
        <Button
          variant="ghost"
          tone="secondary"
          icon={X}
          isIdle={!isNarrowed(query)}
          onClick={() => onChange(NO_FILTERS)}
        >
          <Trans>Clear filters</Trans>
        </Button>
        <Button
          variant={isBookmarked ? 'soft' : 'outline'}
          tone={isBookmarked ? 'primary' : 'secondary'}
          icon={Bookmark}
          aria-pressed={isBookmarked}
          onClick={() => onChange({ bookmarked: isBookmarked ? undefined : 'true' })}
        >
          <Trans context="posts">Bookmarked</Trans>
        </Button>
        <ButtonLink icon={Plus} href={paths.blogEdit}>
          <Trans>New post</Trans>
        </ButtonLink>
      </Inline>
    </>
  );
}
