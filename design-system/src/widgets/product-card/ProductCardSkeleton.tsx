import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../components/skeleton/SkeletonGroup.tsx';
import { Description, Offer, Image, Root, Side, Title, Top, Text } from './ProductCard.styles.ts';

export interface ProductCardSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** @default 'grid' */
  layout?: 'grid' | 'list';
}

/** Reserves the space of a `ProductCard` while it loads. Wrap several in `Loading`. */
export function ProductCardSkeleton({ layout = 'grid', ...rest }: ProductCardSkeletonProps) {
  return (
    <Root {...rest} as="div" aria-hidden data-layout={layout}>
      <Image />
      <Text as={SkeletonGroup}>
        <Top>
          <Skeleton width="6.5rem" />
          {layout === 'grid' && <Skeleton width="5rem" />}
        </Top>
        <Title>
          <Skeleton width="80%" />
        </Title>
        <Skeleton width="40%" />
        <Description as="div">
          <Skeleton />
          <Skeleton width="60%" />
        </Description>
      </Text>
      <Side as={SkeletonGroup}>
        {layout === 'list' && (
          <Offer>
            <Skeleton width="6rem" />
          </Offer>
        )}
        <Skeleton shape="block" height="2.5rem" />
      </Side>
    </Root>
  );
}
