import { isSameEmailAddress } from '@embarque/design-system/email-address';
import { HttpResponse, http } from 'msw/http';
import { decline, readBody } from '../lib/http/answers.ts';
import { once } from '../lib/http/idempotency.ts';
import { isTotp } from '../lib/http/totp.ts';
import { createChances, now } from '../lib/time/clock.ts';
import type { AccountSettingAnswer, TwoStepProved, TwoStepStart, TwoStepStarted } from './account-setting.contract.ts';
import {
  codeSchema,
  emailSchema,
  passwordSchema,
  phraseSchema,
  proofSchema,
  signOutSchema,
  startSchema,
} from './account-setting.requests.ts';
import { signOutDevices, whole } from './account-setting.devices.ts';
import {
  inFuture,
  nextNumber,
  noteProof,
  prove,
  secrets,
  setRecoveryCodes,
  settingsNow,
  store,
} from './account-setting.store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const base = '/account-setting';

/** The code of every text message in this demo: none is sent. */
const DEMO_SMS_CODE = '246810';

/** Sign-in, sessions, and the end of the account. */
export const accountSecurityHandlers = [
  http.post(
    `${base}/email`,
    once(
      async ({ request }) => {
        const { email, ...proof } = await readBody(request, emailSchema);
        if (isSameEmailAddress(email, store.data.general.email))
          throw decline(409, 'email: This is your email address already');
        if (email.startsWith('caio.')) throw decline(409, 'email: This email address belongs to another account');
        prove(proof);
        store.data.pendingEmail = pending(email);
        return whole(request);
      },
      { isSecret: true },
    ),
  ),

  http.post(
    `${base}/email/resend`,
    once(
      ({ request }) => {
        const { pendingEmail } = store.data;
        if (!pendingEmail) throw decline(404, 'There is no change of the email address');
        if (now() - Date.parse(pendingEmail.sentAt) < minute) throw decline(429, 'Wait a minute before the next email');
        store.data.pendingEmail = pending(pendingEmail.email);
        return whole(request);
      },
      { isSecret: true },
    ),
  ),

  http.post(`${base}/email/cancel`, ({ request }) => {
    store.data.pendingEmail = null;
    return whole(request);
  }),

  http.post(
    `${base}/email/confirm`,
    once(
      ({ request }) => {
        const { pendingEmail } = store.data;
        if (!pendingEmail) throw decline(404, 'There is no change of the email address');
        if (Date.parse(pendingEmail.expiresAt) <= now()) throw decline(410, 'This link has expired');
        store.data.general.email = pendingEmail.email;
        store.data.pendingEmail = null;
        return whole(request);
      },
      { isSecret: true },
    ),
  ),

  http.post(
    `${base}/password`,
    once(
      async ({ request }) => {
        const { current, next } = await readBody(request, passwordSchema);
        if (current !== secrets.data.password) throw decline(422, 'current: This password is not right');
        if (next === current) throw decline(422, 'next: Choose a password that differs from the current one');
        secrets.data.password = next;
        signOutDevices(request);
        noteProof();
        return whole(request);
      },
      { isSecret: true },
    ),
  ),

  http.post(`${base}/proof`, async ({ request }) => {
    prove(await readBody(request, proofSchema));
    return HttpResponse.json<Pick<AccountSettingAnswer, 'provenUntil'>>({ provenUntil: settingsNow().provenUntil });
  }),

  http.post(`${base}/two-step/start`, async ({ request }) => {
    const { way, phone } = await readBody(request, startSchema);
    prove({});
    if (way === 'sms' && phone === undefined) throw decline(422, 'phone: Enter a phone number');
    const secret = way === 'app' ? newSecret() : '';
    secrets.data.started = { way, phone, secret, startedAt: now(), wrongCodes: 0 };
    return HttpResponse.json<TwoStepStarted>({ secret, phoneEnd: phone?.slice(-4) ?? '' });
  }),

  http.post(
    `${base}/two-step/prove`,
    once(
      async ({ request }) => {
        const { code } = await readBody(request, codeSchema);
        const { started } = secrets.data;
        if (!started) throw decline(404, 'Start the set-up first');
        if (started.wrongCodes >= 5) throw decline(429, 'Too many wrong codes');
        if (now() - started.startedAt > 10 * minute) throw decline(410, 'This code has expired');
        if (!isRight(started, code)) {
          started.wrongCodes += 1;
          throw decline(422, 'code: This code is not right');
        }
        const recoveryCodes = Array.from({ length: 8 }, newRecoveryCode);
        secrets.data.started = null;
        setRecoveryCodes(recoveryCodes);
        store.data.twoStep = {
          isOn: true,
          way: started.way,
          phoneEnd: started.phone?.slice(-4) ?? '',
          recoveryCodesLeft: recoveryCodes.length,
        };
        return HttpResponse.json<TwoStepProved>({ recoveryCodes });
      },
      { isSecret: true },
    ),
  ),

  http.post(`${base}/two-step/off`, async ({ request }) => {
    prove(await readBody(request, proofSchema));
    setRecoveryCodes([]);
    store.data.twoStep = { isOn: false, way: null, phoneEnd: '', recoveryCodesLeft: 0 };
    return whole(request);
  }),

  http.post(`${base}/session/sign-out`, async ({ request }) => {
    const { id } = await readBody(request, signOutSchema);
    signOutDevices(request, id);
    return whole(request);
  }),

  http.post(`${base}/delete`, async ({ request }) => {
    const { phrase, ...proof } = await readBody(request, phraseSchema);
    const { ownedAlone, general } = store.data;
    if (ownedAlone.length > 0) throw decline(409, `You are the only owner of ${ownedAlone.join(', ')}`);
    if (phrase !== `delete ${general.username || general.email}`) throw decline(422, 'phrase: Type the phrase exactly');
    prove(proof);
    store.data.deletesAt = inFuture(14 * day);
    signOutDevices(request);
    return whole(request);
  }),

  http.post(`${base}/delete/undo`, ({ request }) => {
    store.data.deletesAt = null;
    return whole(request);
  }),
];

const pending = (email: string) => ({ email, sentAt: inFuture(0), expiresAt: inFuture(day) });

const isRight = ({ way, secret }: TwoStepStart & { secret: string }, code: string): boolean =>
  way === 'sms' ? code === DEMO_SMS_CODE : isTotp(secret, code, now());

/** Draws so many letters that nobody mistakes for figures. */
function draw(length: number, letters: string): string {
  const chances = createChances(now() + nextNumber());
  return Array.from({ length }, () => letters[Math.floor(chances() * letters.length)]).join('');
}

const newSecret = () => draw(32, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567');

const newRecoveryCode = () => [4, 4].map((length) => draw(length, '23456789ABCDEFGHJKMNPQRSTVWXYZ')).join('-');
