import { HttpResponse, http } from 'msw/http';
import { delay } from 'msw/utils/delay';
import { readBody } from '../lib/http/answers.ts';
import { once } from '../lib/http/idempotency.ts';
import type { AccountAnswer, Mood, SentAnswer } from './authentication.contract.ts';
import { demoPassword } from './authentication.data.ts';
import { authenticationRules as rules } from './authentication.rules.ts';
import {
  accountSchema,
  codeSchema,
  forgotSchema,
  loginSchema,
  moodOf,
  registerSchema,
  resendSchema,
  resetSchema,
  sentOf,
  verifySchema,
} from './authentication.schema.ts';

const SLOW_MS = 2000;

/** Answers in the mood that the query names, once for each key; a refusal is thrown as its response. */
const inMood = (resolve: (request: Request, mood: Mood) => Promise<Response>) =>
  once(
    async ({ request }: { request: Request }): Promise<Response> => {
      const mood = moodOf(request.url);
      if (mood === 'slow') await delay(SLOW_MS);
      if (mood === 'locked') throw rules.locked();
      return resolve(request, mood);
    },
    { isSecret: true },
  );

const sent = (answer: SentAnswer) => HttpResponse.json<SentAnswer>(answer);
const nothing = () => HttpResponse.json({});

export const authenticationHandlers = [
  http.post(
    '/authentication/login',
    inMood(async (request, mood) => {
      const { email, password } = await readBody(request, loginSchema);
      if (mood === 'wrong' || password !== demoPassword) throw rules.wrongPassword();
      return sent(rules.send('code', email));
    }),
  ),

  http.post(
    '/authentication/register',
    inMood(async (request, mood) => {
      const { email, username } = await readBody(request, registerSchema);
      rules.checkUsername(username, mood);
      return sent(rules.send('link', email));
    }),
  ),

  http.post(
    '/authentication/forgot',
    inMood(async (request) => {
      const { email } = await readBody(request, forgotSchema);
      return sent(rules.requestLink(email));
    }),
  ),

  http.post(
    '/authentication/reset',
    inMood(async (request, mood) => {
      const { token } = await readBody(request, resetSchema);
      rules.useLink(token, mood);
      return nothing();
    }),
  ),

  http.post(
    '/authentication/verify',
    inMood(async (request, mood) => {
      const { token } = await readBody(request, verifySchema);
      rules.useLink(token, mood);
      return nothing();
    }),
  ),

  http.post(
    '/authentication/code',
    inMood(async (request, mood) => {
      const { code } = await readBody(request, codeSchema);
      rules.useCode(code, mood);
      return nothing();
    }),
  ),

  http.get('/authentication/resend', ({ request }) => sent(rules.lastSent(sentOf(request.url)))),

  http.post(
    '/authentication/resend',
    inMood(async (request) => {
      const { what } = await readBody(request, resendSchema);
      return sent(rules.sendAgain(what));
    }),
  ),

  http.post(
    '/authentication/accounts',
    inMood(async (request, mood) => {
      const { username, email } = await readBody(request, accountSchema);
      rules.checkUsername(username, mood);
      rules.addAccount(username);
      return HttpResponse.json<AccountAnswer>({ username, email }, { status: 201 });
    }),
  ),
];
