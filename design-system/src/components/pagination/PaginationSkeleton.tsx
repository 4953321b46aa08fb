import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { type PaginationSize, Root } from './Pagination.styles.ts';

export interface PaginationSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** @default 'medium' */
  size?: PaginationSize;
}

/** Keeps the room of a `Pagination` while nobody knows yet how many rows there are. */
export function PaginationSkeleton({ size = 'medium', ...rest }: PaginationSkeletonProps) {
  return (
    <Root as="div" aria-hidden {...rest} data-tone="primary" $size={size} $align="between">
      <Skeleton width="6rem" />
      <Skeleton shape="block" width="min(16rem, 50%)" height="var(--step)" />
    </Root>
  );
}
