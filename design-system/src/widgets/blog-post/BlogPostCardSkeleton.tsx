import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../components/skeleton/SkeletonGroup.tsx';
import { Excerpt, Facts, Foot, Picture, Root, Text, Title } from './BlogPostCard.styles.ts';

export type BlogPostCardSkeletonProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

/** Reserves the space of a `BlogPostCard` while it loads. Wrap several in `Loading`. */
export function BlogPostCardSkeleton(props: BlogPostCardSkeletonProps) {
  return (
    <Root {...props} as="div" aria-hidden>
      <Picture as="div" />
      <Text as={SkeletonGroup}>
        <Title>
          <div>
            <Skeleton width="80%" />
          </div>
        </Title>
        <Facts>
          <Skeleton width="60%" />
        </Facts>
        <Skeleton width="5rem" />
        <Excerpt as="div">
          <Skeleton />
          <Skeleton width="70%" />
        </Excerpt>
        <Foot>
          <Skeleton width="4rem" />
          <Skeleton width="6rem" />
        </Foot>
      </Text>
    </Root>
  );
}
