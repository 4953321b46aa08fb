import type { Product } from '@embarque/mocks/shop/contract';

/** As many of one product as fit into a cart (the shop refuses more). */
export const LARGEST_QUANTITY = 10;

/** What the server promises for a product once it is in the cart. */
export interface CartPromise {
  /** When it will arrive: ISO 8601. */
  shippingDate: string;
  /** How many offers apply. */
  offers: number;
  discountPercentage: number;
}

/** A product in the cart. */
export interface CartLine {
  product: Product;
  /** 1 to 10. */
  qty: number;
  /** `null` until the server has said it. */
  promise: CartPromise | null;
}

/** What the cart and the wishlist hold, each in its order. */
export interface CartContents {
  lines: readonly CartLine[];
  wished: readonly Product[];
}

/** What the server says about both lists. */
export interface CartAnswer extends CartContents {
  /**
   * Whether an order that was left had to be put back first.
   * @default false
   */
  wasOrderLeft?: boolean;
}

/** A line as the browser keeps it: enough to count. */
export interface KeptItem {
  productId: number;
  qty: number;
}

/** What a person did to the cart or the wishlist; each says what shall be, so that doing it twice changes nothing. */
export type CartChange =
  | { kind: 'put'; product: Product; qty: number; at?: number }
  | { kind: 'take'; product: Product }
  | { kind: 'wish'; product: Product; at?: number }
  | { kind: 'unwish'; product: Product }
  | { kind: 'move to wishlist'; product: Product };
