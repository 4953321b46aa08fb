import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../components/skeleton/SkeletonGroup.tsx';
import { Root, SkeletonRow } from './MailListSkeleton.styles.ts';

export interface MailListSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name for screen readers: "Loading messages…". */
  label: string;
  /** @default 12 */
  rows?: number;
}

/** Reserves the space of a list while it loads. */
export function MailListSkeleton({ label, rows = 12, ...rest }: MailListSkeletonProps) {
  return (
    <Root {...rest} label={label}>
      <SkeletonGroup>
        {Array.from({ length: rows }, (_, index) => (
          <SkeletonRow key={index}>
            <Skeleton shape="circle" width="1.75rem" height="1.75rem" />
            <Skeleton width="9rem" />
            <Skeleton width={`${45 + ((index * 17) % 40)}%`} />
          </SkeletonRow>
        ))}
      </SkeletonGroup>
    </Root>
  );
}
