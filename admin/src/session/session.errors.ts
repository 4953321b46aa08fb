/** The reason of a failed sign-in, with the server's messages if there are any. */
export interface SignInFailure {
  kind: 'refused' | 'too many' | 'server failed' | 'unreachable' | 'malformed';
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

/** The refresh token may or may not have been used: the session is kept and the refresh may be tried again. */
export class RefreshUnreachable extends Error {
  override name = 'RefreshUnreachable';
  /** Wait that the server asked for, in milliseconds. */
  readonly retryAfterMs: number | null;

  constructor(retryAfterMs: number | null = null) {
    super('The refresh got no usable answer');
    this.retryAfterMs = retryAfterMs;
  }
}
