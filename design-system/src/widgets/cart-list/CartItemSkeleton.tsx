import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { Actions, Offer, Picture, Root, Words } from './CartList.styles.ts';

/** Keeps the room of a `CartItem` that is on its way. Put several into `Loading`. */
export function CartItemSkeleton(props: Omit<ComponentPropsWithRef<'div'>, 'children'>) {
  return (
    <Root {...props} aria-hidden>
      <Picture />
      <Words>
        <Skeleton width="70%" />
        <Skeleton width="30%" />
        <Skeleton width="6.5rem" />
        <Skeleton width="4rem" />
        <Skeleton shape="block" height="2rem" width="6rem" />
        <Skeleton width="12rem" />
        <Skeleton width="9rem" />
      </Words>
      <Offer>
        <Skeleton width="6rem" />
        <Actions>
          <Skeleton shape="block" height="2.5rem" />
          <Skeleton shape="block" height="2.5rem" />
        </Actions>
      </Offer>
    </Root>
  );
}
