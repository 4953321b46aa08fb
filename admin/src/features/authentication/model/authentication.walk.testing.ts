import { type Sees, walkThrough } from '#storybook/statechart/walk/walk.ts';
import { HttpError } from '../../../http/http.error.ts';
import { Secret } from '../../../session/secret.ts';
import { entryMachine } from './authentication.machine.ts';
import type { EntryRequest } from './authentication.types.ts';

const sent = { sentTo: '+55 11 •••••-••48', wait: 0, token: '' };
const justSent = { ...sent, wait: 60 };

const refusal = (reason: string, status = 422) => new HttpError('status', `/${reason}`, { status, data: { reason } });

const code = (digits: string) => new Secret<EntryRequest>({ kind: 'code', body: { code: digits } });

const text =
  (shown: string | RegExp): Sees =>
  async ({ expect, screen }) => {
    await expect(await screen.findByText(shown)).toBeVisible();
  };

const seesSend = (state: 'busy' | 'ready'): Sees => {
  return async ({ expect, screen }) => {
    const button = await screen.findByRole('button', { name: 'Sign in' });
    await expect(button.getAttribute('aria-busy')).toBe(state === 'busy' ? 'true' : null);
  };
};

export const walk = walkThrough(entryMachine).with({
  page: '../EntryPage',
  parametersOf: (path) => ({ route: path.endsWith('unused') ? '/pages/login-basic' : '/pages/two-steps-basic' }),
  sees: {
    'form.filling': seesSend('ready'),
    'form.sending': seesSend('busy'),
    'form.refused': text(/^Wrong code/),
    'form.failed': text(/^We can't reach the server/),
    'form.expired': text(/^This code has expired/),
    'form.locked': text(/^Too many attempts\. Wait/),
    'form.done': text("You're signed in"),
    'resend.unused': seesSend('ready'),
    'resend.checking': text('Looking up where the code went…'),
    'resend.ready': text('Resend code'),
    'resend.requesting': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Resend code' })).toHaveAttribute('aria-busy', 'true');
    },
    'resend.waiting': text(/^Resend in/),
  },
  inputs: [
    { screen: 'two-steps', mood: 'usual' },
    { screen: 'login', mood: 'usual' },
  ],
  events: () => [
    { type: 'submitted', request: code('204177') },
    { type: 'submitted', request: new Secret({ kind: 'forgot', body: { email: 'ana@example.com' } }) },
    { type: 'entry changed' },
    { type: 'started over' },
    { type: 'new one requested' },
    { type: 'new one sent' },
    { type: 'mood changed', mood: 'slow' },
  ],
  answers: {
    attempt: {
      done: [justSent],
      errors: [...['wrong', 'expired', 'used', 'locked'].map((reason) => refusal(reason)), new Error('no')],
    },
    readLastSent: { done: [sent, justSent] },
    sendAgain: { done: [justSent], errors: [refusal('wait', 429), new Error('no')] },
  },
  alike: ({ context: { mood, refusal: refused, refusedCode, hasResendFailed } }) => [
    mood,
    refused?.reason,
    refusedCode !== null,
    hasResendFailed,
  ],
});
