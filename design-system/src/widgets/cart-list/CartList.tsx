import type { ComponentPropsWithRef } from 'react';
import { List } from './CartList.styles.ts';

/** The items of a cart, as `CartItem`s. For products to add to it, use `ProductCard`. */
export function CartList(props: ComponentPropsWithRef<'ul'>) {
  return <List role="list" {...props} />;
}
