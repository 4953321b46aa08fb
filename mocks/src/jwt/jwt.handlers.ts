import { isSameEmailAddress } from '@embarque/design-system/email-address';
import { HttpResponse, http } from 'msw/http';
import * as v from 'valibot';
import { decline, readBody } from '../lib/http/answers.ts';
import { once } from '../lib/http/idempotency.ts';
import { fold } from '@embarque/design-system/fold';
import { nextId } from '../lib/sample/next-id.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import type {
  DemoLoginRejection,
  DemoRegisterAnswer,
  DemoRegisterRejection,
  DemoRegisterRequest,
  DemoSignedInAnswer,
  DemoUser,
} from './jwt.contract.ts';
import { accountsSample, type DemoAccount } from './jwt.data.ts';
import { loginSchema, refreshSchema, registerSchema } from './jwt.schema.ts';
import { issueToken, readToken, type TokenUse } from './jwt.tokens.ts';

// Never kept over a reload: the accounts hold what people typed as a password.
const store = sampleStore(() => ({ accounts: accountsSample(), tokensIssued: 0 }));

export const jwtHandlers = [
  http.post('/jwt/login', async ({ request }) => {
    const { email, password } = await readBody(request, loginSchema);
    const account = findByEmail(email);
    if (account?.password !== password) {
      return HttpResponse.json<DemoLoginRejection>(
        { error: { email: 'Email or Password is Invalid' } },
        { status: 400 },
      );
    }
    return signedIn(account);
  }),

  http.post(
    '/jwt/register',
    once(
      async ({ request }) => {
        const wanted = await readBody(request, registerSchema);
        const error = takenOf(wanted);
        if (error) return rejected(error);
        const account: DemoAccount = {
          id: nextId(store.data.accounts),
          ...wanted,
          fullName: wanted.username,
          avatar: null,
          role: 'admin',
          ability: [{ action: 'manage', subject: 'all' }],
        };
        store.data.accounts.push(account);
        return registered(account);
      },
      { isDone: (body) => v.is(v.looseObject({ accessToken: v.string() }), body), isSecret: true },
    ),
  ),

  http.post('/jwt/refresh-token', async ({ request }) => {
    const { refreshToken } = await readBody(request, refreshSchema);
    const userId = readToken(refreshToken, 'refresh');
    const account = store.data.accounts.find(({ id }) => id === userId);
    return account ? signedIn(account) : decline(401, 'Invalid refresh token');
  }),
];

function registered(account: DemoAccount): Response {
  const accessToken = tokenFor(account, 'access');
  return HttpResponse.json<DemoRegisterAnswer>({ user: userOf(account), accessToken });
}

function rejected(error: DemoRegisterRejection['error']): Response {
  return HttpResponse.json<DemoRegisterRejection>({ error });
}

function signedIn(account: DemoAccount): Response {
  return HttpResponse.json<DemoSignedInAnswer>({
    userData: userOf(account),
    accessToken: tokenFor(account, 'access'),
    refreshToken: tokenFor(account, 'refresh'),
  });
}

function userOf({ password: _, ...user }: DemoAccount): DemoUser {
  return user;
}

function tokenFor({ id }: DemoAccount, use: TokenUse): string {
  store.data.tokensIssued += 1;
  return issueToken({ use, userId: id, serial: store.data.tokensIssued });
}

function findByEmail(wanted: string): DemoAccount | undefined {
  return store.data.accounts.find(({ email }) => isSameEmailAddress(email, wanted));
}

function takenOf({ email, username }: DemoRegisterRequest): DemoRegisterRejection['error'] | undefined {
  const isEmailTaken = findByEmail(email) !== undefined;
  const isUsernameTaken = store.data.accounts.some((account) => fold(account.username) === fold(username));
  if (!isEmailTaken && !isUsernameTaken) return undefined;
  return {
    email: isEmailTaken ? 'This email is already in use.' : null,
    username: isUsernameTaken ? 'This username is already in use.' : null,
  };
}
