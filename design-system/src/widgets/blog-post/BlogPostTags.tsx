import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef } from 'react';
import { BadgeLink } from '../../components/badges/BadgeLink.tsx';
import type { BlogPostTag } from './blog-post.types.ts';
import { Tags } from './BlogPostCard.styles.ts';

export interface BlogPostTagsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The subjects of the post. */
  tags: readonly BlogPostTag[];
}

/** The subjects of a post; each leads to the posts about it. */
export function BlogPostTags({ tags, ...rest }: BlogPostTagsProps) {
  const { t } = useLingui();
  return (
    <Tags role="list" aria-label={t({ message: 'Tags', context: 'post' })} {...rest}>
      {tags.map(({ id, text, tone, href }) => (
        <li key={id}>
          <BadgeLink href={href} tone={tone}>
            {text}
          </BadgeLink>
        </li>
      ))}
    </Tags>
  );
}
