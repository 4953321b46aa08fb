import type { User } from '@embarque/mocks/users/contract';
import { usersSample } from '@embarque/mocks/users/data';
import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import type { Entry } from '../../../outbox/outbox.types.ts';
import { idleOutbox } from '../../../outbox/view/outbox.view.testing.ts';
import type { UserStep } from '../../../people/users/user.guards.ts';
import type { StoredCommand } from '../users.outbox.ts';
import { usersMachine } from './users.machine.ts';

const people = usersSample(50);
const malik = people[49];
const hanh = people[16];
if (!malik || !hanh) throw new Error('The sample has too few users');

const asked = (step: UserStep, users: readonly User[], known = users) => ({
  type: 'change asked for' as const,
  asked: {
    step,
    ids: users.map(({ id }) => id),
    known,
    guarding: {
      principal: { by: 'admin@demo.com', byName: 'Marina Duarte', byRole: 'admin' },
      activeAdministrators: [hanh.id],
    },
  },
});

const entry: Entry<StoredCommand> = {
  id: 'entry',
  by: 'admin@demo.com',
  at: '',
  feature: 'users',
  scope: 'users',
  subjects: [],
  command: { by: 'admin@demo.com', command: { type: 'users deleted', users: [malik, hanh] } },
  inverse: null,
  description: { done: null, refused: { id: 'refused' } },
  state: 'sending',
};

const outboxChanged = (refused: { id: number; reason: 'last administrator' }[]) => ({
  type: 'outbox changed' as const,
  entries: [],
  change: { type: 'confirmed' as const, entry, response: { done: [malik.id], refused } },
});

export const walk = walkThrough(usersMachine).with({
  page: '../UsersPage',
  sees: {
    changes: async ({ expect, screen }) => {
      await expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible();
    },
    'question.idle': async ({ expect, screen }) => {
      await expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible();
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    },
    'question.loading': async ({ expect, screen }) => {
      await expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible();
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    },
    'question.asking': async ({ expect, screen }) => {
      await expect(await screen.findByRole('alertdialog', { name: 'Delete Malik Johnson?' })).toBeInTheDocument();
    },
    'report.none': async ({ expect, screen }) => {
      await expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible();
      await expect(screen.queryByRole('dialog')).toBeNull();
    },
    'report.shown': async ({ expect, screen }) => {
      await expect(await screen.findByRole('dialog', { name: "Some users weren't changed" })).toBeInTheDocument();
    },
  },
  inputs: [{ outbox: idleOutbox() }],
  events: () => [
    asked('deletion', [malik]),
    asked('deletion', [hanh]),
    asked('deletion', [malik, hanh], [malik]),
    asked({ role: 'editor' }, [malik]),
    asked({ role: 'editor' }, []),
    asked({ status: 'suspended' }, [malik]),
    { type: 'guards changed', guarding: asked('deletion', []).asked.guarding },
    { type: 'confirmed', reason: 'Left' },
    { type: 'cancelled' },
    { type: 'list loaded' },
    { type: 'refusal read' },
    { type: 'outbox changed', entries: [], change: null },
    outboxChanged([]),
    outboxChanged([{ id: hanh.id, reason: 'last administrator' }]),
  ],
  answers: { load: { done: [[malik, hanh], []] } },
  alike: ({ context: { question, confirmed, refused } }) => [
    question?.users.length,
    question?.refused.length,
    Object.keys(confirmed).length > 0,
    refused.length,
  ],
});
