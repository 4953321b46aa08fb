import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../components/skeleton/SkeletonGroup.tsx';
import { Label, Lines, Root } from './FilterOptions.styles.ts';

export interface FilterOptionsSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many choices there will be, or usually are. */
  options: number;
}

/** Reserves the exact space of `FilterOptions` while they load. Wrap several in `Loading`. */
export function FilterOptionsSkeleton({ options, ...rest }: FilterOptionsSkeletonProps) {
  return (
    <SkeletonGroup {...rest} aria-hidden>
      <Root as="div">
        <Label as="div">
          <Skeleton width="40%" />
        </Label>
        <Lines>
          {Array.from({ length: options }, (_, option) => (
            <Skeleton key={option} width={option % 2 === 0 ? '70%' : '55%'} />
          ))}
        </Lines>
      </Root>
    </SkeletonGroup>
  );
}
