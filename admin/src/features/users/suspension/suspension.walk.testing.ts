import type { AlertAnswer } from '@embarque/design-system';
import { type Sees, walkThrough } from '#storybook/statechart/walk/walk.ts';
import type { Guarding } from '../../../people/users/user.guards.ts';
import { pending, principal } from '../machine/user.walk.testing.ts';
import { suspensionMachine } from './suspension.machine.ts';

const others: Guarding = { principal, activeAdministrators: [1, 2] };
/** The user is the last active administrator. */
const alone: Guarding = { principal, activeAdministrators: [pending.id] };
const answers: AlertAnswer[] = [
  { outcome: 'confirmed', text: 'Left' },
  { outcome: 'cancelled', text: '' },
];

const button =
  (isBusy: boolean): Sees =>
  async ({ expect, screen }) => {
    await expect(await screen.findByRole('button', { name: 'Suspend', busy: isBusy })).toBeVisible();
  };
const dialog =
  (name: string): Sees =>
  async ({ expect, screen }) => {
    await expect(await screen.findByRole('alertdialog', { name })).toBeVisible();
  };

export const walk = walkThrough(suspensionMachine).with({
  page: './SuspensionQuestion',
  sees: {
    idle: button(false),
    checking: button(true),
    refused: dialog(`${pending.fullName} can't be suspended`),
    asking: dialog(`Suspend ${pending.fullName}?`),
    cancelled: dialog('Suspension cancelled'),
  },
  events: () => [{ type: 'suspend', user: pending, principal }],
  answers: { 'load counts': { done: [others, alone] }, ask: { done: answers } },
});
