/** The work that waits for the travel desk today, written down: what comes out. */

/** A traveller who leaves soon. */
export interface Departure {
  /** The id of the sale. */
  saleId: string;
  customer: string;
  product: string;
  /** When the trip begins: ISO 8601 in UTC. */
  leavesAt: string;
}

/** A claim that nobody has decided yet. */
export interface OpenClaim {
  id: string;
  saleId: string;
  customer: string;
  kind: 'luggage' | 'delay' | 'medical' | 'cancellation';
  /** In units of `currency`. */
  amount: number;
  /** ISO 4217 */
  currency: string;
  /** The day by which it must be decided: `2030-06-15`. */
  dueOn: string;
}

/** 200 of `GET /workday/data` */
export interface WorkdayAnswer {
  /** Travellers who leave within 24 hours and have no eSIM that works, the first to leave first. */
  departures: Departure[];
  /** The claims that wait, the most urgent first. */
  claims: OpenClaim[];
}

/** 200 of `GET /workday/claims/{id}`: one claim, whether it is decided or not. */
export interface ClaimAnswer extends Omit<OpenClaim, 'dueOn' | 'kind'> {
  /** `luggage`, `delay`, `medical` or `cancellation` */
  kind: string;
  /** `waiting`, `in review`, `paid` or `declined` */
  status: string;
}
