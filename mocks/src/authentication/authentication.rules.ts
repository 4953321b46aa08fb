import { HttpResponse } from 'msw/http';
import { fold } from '@embarque/design-system/fold';
import { sampleStore } from '../lib/sample/sample-store.ts';
import { now } from '../lib/time/clock.ts';
import type { Mood, Refusal, Sent, SentAnswer } from './authentication.contract.ts';
import {
  type AuthenticationSample,
  authenticationSample,
  demoCode,
  recoveryCode,
  takenUsernames,
} from './authentication.data.ts';

const store = sampleStore<AuthenticationSample>(authenticationSample, { keptAs: 'authentication' });

const WAIT_MS = 60_000;
const LOCK_MS = 30_000;
const HOUR_MS = 3_600_000;
/** Links for one address within an hour. */
const MOST_LINKS = 5;
const MOST_TRIES = 5;

const demoAddresses: Record<Sent, string> = { code: '+55 11 •••••-••48', link: 'm•••••@embarque.example' };

function refuse(status: number, refusal: Refusal): Response {
  const headers: Record<string, string> = refusal.wait === undefined ? {} : { 'retry-after': String(refusal.wait) };
  return HttpResponse.json<Refusal>(refusal, { status, headers });
}

const seconds = (milliseconds: number) => Math.ceil(Math.max(milliseconds, 0) / 1000);

/** The first letter and the domain of an email. */
function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.trim().split('@');
  return `${name.slice(0, 1)}${'•'.repeat(5)}@${domain}`;
}

const lockedFor = (milliseconds: number) =>
  refuse(423, { message: 'Too many attempts', reason: 'locked', wait: seconds(milliseconds) });

function answerOf(what: Sent): SentAnswer {
  const last = store.data.sent[what];
  return {
    sentTo: last?.sentTo ?? demoAddresses[what],
    wait: last ? seconds(last.at + WAIT_MS - now()) : 0,
    token: what === 'link' ? `link-${store.data.links}` : '',
  };
}

/** Sends a code or a link; the one before is good no more. */
function send(what: Sent, email?: string): SentAnswer {
  const { data } = store;
  const sentTo = what === 'link' && email ? maskEmail(email) : answerOf(what).sentTo;
  data.sent[what] = { sentTo, at: now() };
  if (what === 'link') data.links += 1;
  else Object.assign(data, { isCodeUsed: false, wrongCodes: 0 });
  return answerOf(what);
}

/** Wrong codes are counted, and the last one locks. */
function useCode(code: string, mood: Mood): void {
  const { data } = store;
  if (data.lockedUntil > now()) throw lockedFor(data.lockedUntil - now());
  if (mood === 'expired') throw refuse(410, { message: 'The code has expired', reason: 'expired' });
  const isSentCode = code === demoCode;
  const isRight = mood !== 'wrong' && (isSentCode || code.toUpperCase() === recoveryCode);
  if (isRight && isSentCode && data.isCodeUsed)
    throw refuse(410, { message: 'The code was used before', reason: 'used' });
  if (isRight) {
    Object.assign(data, { isCodeUsed: data.isCodeUsed || isSentCode, wrongCodes: 0 });
    return;
  }
  data.wrongCodes += 1;
  const triesLeft = MOST_TRIES - data.wrongCodes;
  if (triesLeft > 0) throw refuse(422, { message: 'The code is wrong', reason: 'wrong', triesLeft });
  Object.assign(data, { lockedUntil: now() + LOCK_MS, wrongCodes: 0 });
  throw lockedFor(LOCK_MS);
}

function useLink(token: string, mood: Mood): void {
  const { data } = store;
  const number = Number(/^link-(\d+)$/.exec(token)?.[1]);
  if (data.usedLinks.includes(number)) throw refuse(410, { message: 'The link was used before', reason: 'used' });
  if (mood === 'expired' || mood === 'wrong' || number !== data.links)
    throw refuse(410, { message: 'The link has expired', reason: 'expired' });
  data.usedLinks.push(number);
}

/** The same for known and unknown addresses, down to the sixth link of an hour, which is refused. */
function requestLink(email: string): SentAnswer {
  const { requests } = store.data;
  const key = fold(email.trim());
  const recent = (requests[key] ?? []).filter((at) => at > now() - HOUR_MS);
  const [first = 0] = recent;
  if (recent.length >= MOST_LINKS)
    throw refuse(429, { message: 'Too many links', reason: 'wait', wait: seconds(first + HOUR_MS - now()) });
  requests[key] = [...recent, now()];
  return send('link', email);
}

function sendAgain(what: Sent): SentAnswer {
  const { wait } = answerOf(what);
  if (wait > 0) throw refuse(429, { message: 'It was sent a moment ago', reason: 'wait', wait });
  return send(what);
}

function checkUsername(username: string, mood: Mood): void {
  const isTaken = [...takenUsernames, ...store.data.accounts].some((taken) => fold(taken) === fold(username));
  if (isTaken || mood === 'wrong')
    throw refuse(422, { message: 'This username is already in use', reason: 'taken', field: 'username' });
}

/** The rules of the sign-in demos; a refusal is thrown as its response. */
export const authenticationRules = {
  locked: () => lockedFor(LOCK_MS),
  wrongPassword: () => refuse(401, { message: 'Email or password is invalid', reason: 'wrong' }),
  lastSent: answerOf,
  addAccount: (username: string) => void store.data.accounts.push(username),
  send,
  useCode,
  useLink,
  requestLink,
  sendAgain,
  checkUsername,
};
