/** Why a sign-in failed, in the server's own words where it had any. */
export interface SignInFailure {
  kind: 'refused' | 'unreachable' | 'malformed';
  notifications: ReadonlyArray<{ property: string; message: string }>;
}

export class SignInError extends Error {
  override name = 'SignInError';
  readonly failure: SignInFailure;

  constructor(failure: SignInFailure) {
    super(`Sign-in failed: ${failure.kind}`);
    this.failure = failure;
  }
}

/** The server will not exchange this refresh token: sending it again cannot help. */
export class RefreshRefused extends Error {
  override name = 'RefreshRefused';
}

/** Nobody knows whether the server has seen the refresh token: the session is kept and the refresh may be tried again. */
export class RefreshUnreachable extends Error {
  override name = 'RefreshUnreachable';
  /** What the server asked to wait, in milliseconds. */
  readonly retryAfterMs: number | null;

  constructor(retryAfterMs: number | null = null) {
    super('The refresh got no usable answer');
    this.retryAfterMs = retryAfterMs;
  }
}
