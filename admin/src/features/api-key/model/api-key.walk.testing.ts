import type { ApiKey } from '@embarque/mocks/api-key/contract';
import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { HttpError } from '../../../http/http.error.ts';
import { Secret } from '../../../session/secret.ts';
import { apiKeysMachine } from './api-key.machine.ts';

const key: ApiKey = {
  id: 4,
  name: 'Partner',
  type: 'read-only',
  status: 'active',
  end: '9f3c',
  demoValue: null,
  createdBy: 'Marina Duarte',
  createdAt: '2030-06-15T12:00:00Z',
  expiresAt: null,
  lastUsedAt: null,
  overlapEndsAt: null,
};
const keys = { keys: [key], limit: 10 };
const request = { kind: 'add', body: { name: 'Partner', type: 'read-only', life: null } } as const;
const taken = new HttpError('status', '/api-key/keys', {
  status: 409,
  data: { message: 'name: Another key has this name' },
});

export const walk = walkThrough(apiKeysMachine).with({
  page: '../ApiKeyPage',
  sees: {
    loading: async ({ expect, screen }) => {
      await expect(await screen.findByText('Loading the keys…')).toBeInTheDocument();
    },
    failed: async ({ expect, screen }) => {
      await expect(await screen.findByRole('heading', { name: "Couldn't load the keys" })).toBeVisible();
    },
    ready: async ({ expect, screen }) => {
      await expect(await screen.findByRole('heading', { name: 'Partner' })).toBeVisible();
    },
    making: async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Create key' })).toHaveAttribute('aria-busy', 'true');
    },
    revealed: async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'I have stored it' })).toBeVisible();
    },
    changing: async ({ expect, screen }) => {
      await expect(await screen.findByRole('list', { name: 'API keys' })).toHaveAttribute('aria-busy', 'true');
    },
  },
  events: () => [
    { type: 'value requested', request },
    { type: 'value requested', request: { kind: 'roll', body: { id: 4, overlap: 24 } } },
    { type: 'change requested', change: { kind: 'revoke', body: { id: 4 } } },
    { type: 'value stored' },
    { type: 'entry changed' },
    { type: 'try again' },
  ],
  answers: {
    load: { done: [keys] },
    reveal: { done: [{ ...keys, id: 4, secret: new Secret('emb_live_sample') }], errors: [taken, new Error('no')] },
    change: { done: [keys] },
  },
  alike: ({ context: { request: asked, change, revealed, error } }) => [
    asked?.kind,
    change?.kind,
    revealed !== null,
    error !== null,
  ],
});
