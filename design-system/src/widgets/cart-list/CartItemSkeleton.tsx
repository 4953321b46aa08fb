import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { Actions, Offer, Image, Root, Text } from './CartList.styles.ts';

/** Reserves the space of a `CartItem` while it loads. Wrap several in `Loading`. */
export function CartItemSkeleton(props: Omit<ComponentPropsWithRef<'div'>, 'children'>) {
  return (
    <Root {...props} aria-hidden>
      <Image />
      <Text>
        <Skeleton width="70%" />
        <Skeleton width="30%" />
        <Skeleton width="6.5rem" />
        <Skeleton width="4rem" />
        <Skeleton shape="block" height="2rem" width="6rem" />
        <Skeleton width="12rem" />
        <Skeleton width="9rem" />
      </Text>
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
