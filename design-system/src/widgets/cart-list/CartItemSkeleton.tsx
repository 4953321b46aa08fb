import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { Actions, Offer, Image, Root, Text } from './CartList.styles.ts';

/** Reserves the space of a `CartItem` while it loads. Wrap several in `CartList` and `Loading`. */
export function CartItemSkeleton(props: Omit<ComponentPropsWithRef<'div'>, 'children'>) {
  return (
    <Root {...props} aria-hidden>
      <Image />
      <Text>
        <Skeleton width="70%" />
        <Skeleton width="50%" />
        <Skeleton width="90%" />
        <Actions>
          <Skeleton width="5rem" height="2rem" />
          <Skeleton width="5rem" height="2rem" />
        </Actions>
      </Text>
      <Offer>
        <Skeleton width="6rem" />
        <Skeleton shape="block" height="2rem" width="6rem" />
      </Offer>
    </Root>
  );
}
