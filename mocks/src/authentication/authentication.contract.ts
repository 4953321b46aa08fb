/** The server's mood in the demo: `usual` answers by the rules, every other one shows one way to be refused, or a slow answer. */
export type Mood = 'usual' | 'wrong' | 'expired' | 'locked' | 'slow';

/** A code of six digits goes to a phone, a link by email. */
export type Sent = 'code' | 'link';

export interface LoginRequest {
  email: string;
  password: string;
}

export interface RegisterRequest extends LoginRequest {
  username: string;
}

export interface ForgotRequest {
  email: string;
}

export interface ResetRequest {
  /** The token of the link. */
  token: string;
  password: string;
}

export interface VerifyRequest {
  /** The token of the link. */
  token: string;
}

export interface CodeRequest {
  /** Six digits, or a recovery code of eight letters and digits. */
  code: string;
}

export interface ResendRequest {
  what: Sent;
}

/** An account of the register in steps. The card's number stays with the payment provider: only its end is sent. */
export interface AccountRequest extends RegisterRequest {
  profileLink: string;
  firstName: string;
  lastName: string;
  mobile: string;
  pin: string;
  address: string;
  area: string;
  town: string;
  /** ISO 3166, such as `BR`. */
  country: string;
  plan: 'basic' | 'standard' | 'enterprise';
  /** The last four digits. */
  cardEnd: string;
}

/** Says where something was sent. Known and unknown addresses get the same. */
export interface SentAnswer {
  /** Masked, such as `a••@example.com`. */
  sentTo: string;
  /** Seconds until it can be sent again. */
  wait: number;
  /** The token of the link, which the email would carry; empty with a code. */
  token: string;
}

export interface AccountAnswer {
  username: string;
  email: string;
}

export type RefusalReason = 'wrong' | 'expired' | 'used' | 'locked' | 'wait' | 'taken';

/** The body of a refusal. */
export interface Refusal {
  message: string;
  reason: RefusalReason;
  /** How many more attempts there are. */
  triesLeft?: number;
  /** Seconds until the next attempt; also in `Retry-After`. */
  wait?: number;
  /** The field that it is about. */
  field?: 'username';
}
