import { isSameEmailAddress } from '@embarque/design-system/email-address';
import { carryOutOnce } from '../../lib/http/idempotency.ts';
import { fold } from '@embarque/design-system/fold';
import { answer, fail, nothing, readBody, refuse } from '../sales-api.answers.ts';
import type { Notification, Refusal, RegisterAnswer } from '../sales-api.contract.ts';
import type { Account } from '../sales-api.data.ts';
import { loginRequestSchema, refreshRequestSchema, registerRequestSchema } from '../sales-api.schema.ts';
import type { Answer, Call, SalesApiState } from '../sales-api.state.ts';
import { type Claims, readClaims } from './sales-api.tokens.ts';

/** Signs somebody in. An unknown email and a wrong password get the same answer. */
export const login: Answer = async ({ request, state }) => {
  const { email, password } = await readBody(request, loginRequestSchema);
  const account = findByEmail(state, email);
  if (account?.password !== password) {
    return refuse(401, { property: 'email', message: 'Email or Password is Invalid' });
  }
  return answer(loginAnswer(state, account));
};

/** Trades a refresh token for the next pair. */
export const refresh: Answer = async ({ request, state, entry }) => {
  const { refreshToken } = await readBody(request, refreshRequestSchema);
  entry.generation = readClaims(refreshToken)?.generation ?? null;
  const tokens = state.tokens.refresh(refreshToken);
  return tokens ? answer(tokens) : fail(401, 'Invalid refresh token');
};

/** Adds an account, which may sign in from then on; once for each key. */
export const register: Answer = ({ request, state }) => {
  const { remembered, now } = state;
  return carryOutOnce({ request, remembered, now, isDone }, () => addAccount(request, state));
};

const isDone = (body: unknown) => (body as RegisterAnswer | Refusal).success;

async function addAccount(request: Request, state: SalesApiState): Promise<Response> {
  const { email, username, password } = await readBody(request, registerRequestSchema);
  const taken: Notification[] = [];
  if (findByEmail(state, email)) taken.push({ property: 'email', message: 'This email is already in use.' });
  if (findByUsername(state, username)) {
    taken.push({ property: 'username', message: 'This username is already in use.' });
  }
  if (taken.length > 0) return refuse(200, ...taken);
  state.accounts.push({
    email,
    username,
    password,
    fullName: username,
    avatar: null,
    role: 'admin',
    ability: [{ action: 'manage', subject: 'all' }],
  });
  const body: RegisterAnswer = { success: true };
  return answer(body);
}

/** Ends the session. A token that has expired will do: nobody should be kept signed in by being late. */
export const logout: Answer = ({ request, state }) => {
  const claims = readClaims(bearerToken(request));
  if (claims?.use !== 'access') return unauthorized();
  state.tokens.revoke(claims);
  return nothing();
};

/** Lets only calls with a good access token through. */
export function signedIn(next: (call: Call, claims: Claims) => Response | Promise<Response>): Answer {
  return (call) => {
    const claims = call.state.tokens.authenticate(bearerToken(call.request));
    return claims ? next(call, claims) : unauthorized();
  };
}

/** The token of the Authorization header, with or without the word Bearer; empty when there is none. */
export function bearerToken(request: Request): string {
  return (request.headers.get('Authorization') ?? '').replace(/^Bearer +/i, '');
}

/** The response of the sign-in for an account. */
export function loginAnswer({ tokens }: SalesApiState, { fullName, username, avatar, email, role, ability }: Account) {
  const person = { fullName, username, avatar, email, role, ability };
  return { success: true, ...tokens.signIn(person), ...person } as const;
}

function unauthorized(): Response {
  return refuse(401, {
    property: 'authorization',
    message: 'The access token is missing, expired or revoked',
  });
}

/** The account of an email address; case does not matter. */
export function findByEmail({ accounts }: SalesApiState, email: string): Account | undefined {
  return accounts.find((account) => isSameEmailAddress(account.email, email));
}

function findByUsername({ accounts }: SalesApiState, username: string): Account | undefined {
  return accounts.find((account) => fold(account.username) === fold(username));
}
