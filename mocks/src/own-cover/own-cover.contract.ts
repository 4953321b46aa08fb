/** A customer's own policies and eSIMs written down: what comes out. */

interface OwnCover {
  id: string;
  /** The number of the order. */
  saleId: string;
  product: string;
  /** The first and the last day of the trip: `2030-06-15`. */
  startsOn: string;
  endsOn: string;
  /** The price paid, in units of `currency`. */
  amount: number;
  /** ISO 4217 */
  currency: string;
}

export interface OwnPolicy extends OwnCover {
  status: 'planned' | 'running' | 'ended' | 'cancelled';
}

export interface OwnEsim extends OwnCover {
  status: 'waiting' | 'active' | 'used' | 'cancelled';
  /** Stands in its QR code. */
  activationCode: string;
}

export interface OwnOrder {
  /** The number of the sale. */
  id: string;
  product: string;
  /** The price paid, in units of `currency`. */
  amount: number;
  /** ISO 4217 */
  currency: string;
  status: 'issued' | 'active' | 'cancelled' | 'refunded';
  /** ISO 8601 in UTC. */
  soldAt: string;
}

/** 200 of `GET /own-cover/data?email=`: what belongs to the account of an email, the latest first; eSIMs that can be used stand before others. */
export interface OwnCoverAnswer {
  policies: OwnPolicy[];
  esims: OwnEsim[];
  orders: OwnOrder[];
}
