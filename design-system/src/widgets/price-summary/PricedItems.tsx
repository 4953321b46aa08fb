import type { ComponentPropsWithRef } from 'react';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { money } from '../product-card/money.ts';
import { Item, Items, Name, Price, Thumbnail } from './PricedItems.styles.ts';

export interface PricedItem {
  id: string | number;
  name: string;
  /** How many pieces. */
  qty: number;
  /** The price of all pieces, in Brazilian reais. */
  price: number;
  /** The address of its picture; without one its room stays. */
  image: string;
}

export interface PricedItemsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The things, in the order of the cart. */
  items: readonly PricedItem[];
}

/** The items about to be paid, each with a small picture. Where quantities can still change, use `CartList`. */
export function PricedItems({ items, ...rest }: PricedItemsProps) {
  const formatValue = useNumberFormat(money);
  return (
    <Items {...rest}>
      {items.map(({ id, name, qty, price, image }) => (
        <Item key={id}>
          <Thumbnail>{image && <img src={image} alt="" loading="lazy" decoding="async" />}</Thumbnail>
          <Name>
            <bdi>{`${qty} × ${name}`}</bdi>
          </Name>
          <Price dir="ltr">{formatValue(price)}</Price>
        </Item>
      ))}
    </Items>
  );
}
