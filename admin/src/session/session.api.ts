import { HttpError, isPassing, isNotFound } from '../http/http.error.ts';
import type { Http } from '../http/http.client.ts';
import type { Notification } from '../http/response/http.notifications.ts';
import { Secret } from './secret.ts';
import { RefreshRefused, RefreshUnreachable, SignInError, type SignInFailure } from './session.errors.ts';
import type { Credentials, LoginResponse, Rights, Tokens } from './session.types.ts';
import { parseLogin, parseRights, parseTokens } from './session.user.ts';

export interface SessionApiSettings {
  http: Http;
  /** The fixed login token (specification §7): a public value. */
  loginToken: string;
  onNotifications: (notifications: readonly Notification[]) => void;
}

/** The authentication calls of the sales API. Their responses leave as a `Secret`. */
export function createSessionApi({ http, loginToken, onNotifications }: SessionApiSettings) {
  return {
    /** @throws SignInError */
    async login({ email, password }: Credentials, signal: AbortSignal): Promise<Secret<LoginResponse>> {
      const data = await http.post('auth/login', { email, password, loginToken }, { signal }).catch(signInError);
      const answer = parseLogin(data, email);
      if (!answer) throw new SignInError({ kind: 'malformed', notifications: [] });
      return new Secret(answer);
    },

    /** @throws RefreshRefused or RefreshUnreachable */
    async refresh(refreshToken: string, signal: AbortSignal): Promise<Secret<Tokens>> {
      const data = await http
        .post('jwt/refresh-token', { refreshToken }, { signal, isQuiet: true })
        .catch((error: unknown) => {
          // A success=false that is no HTTP error keeps the session and shows its messages.
          const words = error instanceof HttpError && error.kind === 'refused' ? error.notifications : [];
          if (words.length > 0) onNotifications(words);
          throw refreshError(error);
        });
      const tokens = parseTokens(data);
      if (!tokens) throw new RefreshRefused('The refresh answered no access token');
      return new Secret(tokens);
    },

    /** Tells the server about a sign-out that has already happened; a failure is ignored. */
    reportSignOut(accessToken: string): void {
      http.post('jwt/logout', undefined, { token: accessToken, isQuiet: true }).catch(() => undefined);
    },

    /** The rights of the signed-in person as they are now; `null` when the server has none to say. @throws HttpError when it could not be asked */
    async rights(): Promise<Rights | null> {
      return parseRights(await http.get('rights', { isQuiet: true, isBackground: true }).catch(unlessMissing));
    },

    /** @throws HttpError whose notifications name the fields */
    async register(account: Credentials & { username: string }, signal?: AbortSignal): Promise<void> {
      await http.post('jwt/register', account, { signal, isCreation: true });
    },
  };
}

export type SessionApi = ReturnType<typeof createSessionApi>;

/** A server without the request leaves the rights as they were at sign-in. */
function unlessMissing(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

function signInError(error: unknown): never {
  if (!(error instanceof HttpError)) throw error;
  throw new SignInError({ kind: failureKindOf(error), notifications: error.notifications });
}

function failureKindOf({ kind, status }: HttpError): SignInFailure['kind'] {
  if (kind === 'refused') return 'refused';
  if (kind !== 'status') return 'unreachable';
  if (status === 429) return 'too many';
  return isPassing(status) ? 'server failed' : 'refused';
}

/** Only a clear refusal ends the session; any other failure may be temporary (O6). */
function refreshError(error: unknown): Error {
  if (error instanceof HttpError && error.kind === 'status' && !isPassing(error.status)) {
    return new RefreshRefused('The server refused the refresh token');
  }
  return new RefreshUnreachable(error instanceof HttpError ? error.retryAfterMs : null);
}
