import type { ComponentPropsWithRef } from 'react';
import { List } from './CartList.styles.ts';

/** What is in a cart: `CartItem`s below each other. For things that can be put there, use `ProductCard`. */
export function CartList(props: ComponentPropsWithRef<'ul'>) {
  return <List role="list" {...props} />;
}
