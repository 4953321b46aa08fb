import { HttpResponse, http } from 'msw/http';
import { decline } from '../lib/http/answers.ts';
import { failed, refused, slowly, stillWaiting } from '../lib/http/departures.ts';
import type { DemoLoginRejection, DemoRegisterRejection } from './jwt.contract.ts';

const login = '/jwt/login';
const register = '/jwt/register';
const refresh = '/jwt/refresh-token';

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const jwtScenarios = {
  /** The email or the password is wrong. */
  credentialsRejected: http.post(login, () =>
    HttpResponse.json<DemoLoginRejection>({ error: { email: 'Email or Password is Invalid' } }, { status: 400 }),
  ),
  /** Signing in never ends. */
  stillLoading: http.post(login, stillWaiting),
  /** Signing in takes two seconds. */
  slow: http.post(login, slowly),
  /** Signing in is refused. */
  refused: http.post(login, refused),
  /** Signing in fails inside the server. */
  failed: http.post(login, failed),

  /** Whatever somebody wants to register with belongs to somebody else. */
  registrationTaken: http.post(register, () =>
    HttpResponse.json<DemoRegisterRejection>({
      error: { email: 'This email is already in use.', username: 'This username is already in use.' },
    }),
  ),
  /** Registering never ends. */
  registerStillSaving: http.post(register, stillWaiting),
  /** Registering fails inside the server. */
  registerFailed: http.post(register, failed),

  /** No refresh token is good any more. */
  unauthorised: http.post(refresh, () => decline(401, 'Invalid refresh token')),
  /** A refresh never ends. */
  refreshStillWaiting: http.post(refresh, stillWaiting),
  /** A refresh fails inside the server. */
  refreshFailed: http.post(refresh, failed),
};
