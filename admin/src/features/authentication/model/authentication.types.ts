import type {
  AccountRequest,
  CodeRequest,
  ForgotRequest,
  LoginRequest,
  Mood,
  RegisterRequest,
  ResetRequest,
  Sent,
  SentAnswer,
  VerifyRequest,
} from '@embarque/mocks/authentication/contract';
import type { Secret } from '../../../session/secret.ts';

export type EntryScreen =
  | 'login'
  | 'register'
  | 'forgot-password'
  | 'reset-password'
  | 'verify-email'
  | 'two-steps'
  | 'register-multi-steps';

/** The body of one attempt, by its kind. */
export type EntryRequest =
  | { kind: 'login'; body: LoginRequest }
  | { kind: 'register'; body: RegisterRequest }
  | { kind: 'forgot'; body: ForgotRequest }
  | { kind: 'reset'; body: ResetRequest }
  | { kind: 'verify'; body: VerifyRequest }
  | { kind: 'code'; body: CodeRequest }
  | { kind: 'accounts'; body: AccountRequest };

export type EntryEvent =
  | { type: 'submitted'; request: Secret<EntryRequest> }
  | { type: 'entry changed' }
  | { type: 'started over' }
  | { type: 'mood changed'; mood: Mood }
  | { type: 'new one requested' }
  | { type: 'new one sent' };

export interface EntryInput {
  screen: EntryScreen;
  mood: Mood;
}

export interface EntryContext extends EntryInput {
  /** The last attempt; a retry of an account sends the same key. */
  request: Secret<EntryRequest> | null;
  /** The code that was refused last: it is not sent again. */
  refusedCode: Secret<string> | null;
  /** The reason of the last refusal; null after a failure of the network. */
  refusal: EntryRefusal | null;
  /** In milliseconds since 1970. */
  lockedUntil: number;
  /** The answer that says where the code or the link went. */
  sent: SentAnswer | null;
  /** When it can be sent again, in milliseconds since 1970. */
  retryAt: number;
  hasResendFailed: boolean;
}

/** A refusal as the server explains it. */
export interface EntryRefusal {
  reason: 'wrong' | 'expired' | 'used' | 'locked' | 'wait' | 'taken';
  triesLeft: number | null;
  /** Milliseconds until the next attempt. */
  waitMs: number;
}

/** Screens that send something again on request. */
export const resentOn: Partial<Record<EntryScreen, Sent>> = { 'two-steps': 'code', 'verify-email': 'link' };
