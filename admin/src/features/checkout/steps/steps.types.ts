import type { Cart } from '../../../cart/useCart.ts';
import type { CheckoutActor } from '../useCheckout.ts';

export interface CheckoutStepProps {
  actor: CheckoutActor;
  cart: Cart;
}

/** The field of the chosen payment method that is missing or malformed. */
export type PaymentMistake = 'cvv' | 'bank';
