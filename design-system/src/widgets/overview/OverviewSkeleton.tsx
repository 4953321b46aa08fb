import type { ComponentPropsWithRef } from 'react';
import { Loading } from '../../components/skeleton/Loading.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { Overview } from './Overview.tsx';

export interface OverviewSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * The name of the figures that load, for screen readers.
   * @default 'Loading…'
   */
  label?: string;
}

/** Keeps the room of an `Overview` until its figures are there. */
export function OverviewSkeleton(props: OverviewSkeletonProps) {
  return (
    <Loading {...props}>
      <Overview label="" tiles={['a', 'b', 'c', 'd'].map((key) => block(key))}>
        {block('wide')}
        {block('narrow')}
      </Overview>
    </Loading>
  );
}

const block = (key: string) => <Skeleton key={key} shape="block" height="100%" />;
