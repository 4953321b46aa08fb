import type { Product } from '@embarque/mocks/shop/contract';

/** The largest quantity of one product that the shop accepts. */
export const LARGEST_QUANTITY = 10;

/** Delivery and offers that the server adds to a line of the cart. */
export interface CartPromise {
  /** Delivery date in ISO 8601. */
  shippingDate: string;
  /** The number of offers that apply. */
  offers: number;
  discountPercentage: number;
}

export interface CartLine {
  product: Product;
  /** 1 to 10. */
  qty: number;
  /** `null` until the server has sent it. */
  promise: CartPromise | null;
}

/** Both lists, each in its order. */
export interface CartContents {
  lines: readonly CartLine[];
  wished: readonly Product[];
}

/** Both lists as the server sends them. */
export interface CartAnswer extends CartContents {
  /**
   * Whether an interrupted order had to be returned first.
   * @default false
   */
  hasReturnedOrder?: boolean;
}

/** A line as it is stored: enough to count. */
export interface StoredItem {
  productId: number;
  qty: number;
}

/** A change of the cart or the wishlist. Each states the result, so that sending it twice changes nothing. */
export type CartCommand =
  | { kind: 'put'; product: Product; qty: number; at?: number | undefined }
  | { kind: 'take'; product: Product }
  | { kind: 'wish'; product: Product; at?: number | undefined }
  /** Its undo is offered where no heart is left to press again. */
  | { kind: 'unwish'; product: Product; isUndoOffered?: boolean | undefined }
  | { kind: 'move to wishlist'; product: Product }
  /** Takes a move to the wishlist back; a product that was on the wishlist before stays there. */
  | { kind: 'move to cart'; product: Product; qty: number; at: number; staysInWishlist: boolean };
