import { type Sees, walkThrough } from '#storybook/statechart/walk/walk.ts';
import { persistedInMemory } from '../storage/persisted.testing.ts';
import { proofMachine } from './proof.machine.ts';
import { busy, wantsPassword } from './proof.testing.ts';

const dialog =
  (sees: Sees): Sees =>
  async (tools) => {
    await tools.expect(await tools.screen.findByRole('dialog', { name: "Confirm it's you" })).toBeVisible();
    await sees(tools);
  };
const button =
  (name: string, isBusy: boolean): Sees =>
  async ({ expect, screen }) => {
    await expect(await screen.findByRole('button', { name, busy: isBusy })).toBeVisible();
  };

export const walk = walkThrough(proofMachine).with({
  page: './Proof',
  sees: {
    idle: button('Delete everything', false),
    checking: button('Delete everything', true),
    'asking.typing': dialog(button('Confirm', false)),
    'asking.missing': dialog(async ({ expect, screen }) => {
      await expect(await screen.findByText('Enter your password.')).toBeVisible();
    }),
    'asking.proving': dialog(button('Confirm', true)),
    'asking.refused': dialog(async ({ expect, screen }) => {
      await expect(await screen.findByRole('alert')).toBeVisible();
    }),
  },
  inputs: [{ proven: persistedInMemory<string | null>(null) }],
  events: () => [
    { type: 'ask for a proof' },
    { type: 'ask for the password' },
    { type: 'password typed' },
    { type: 'password submitted', password: '' },
    { type: 'password submitted', password: 'window-seat' },
    { type: 'cancelled' },
  ],
  answers: { prove: { done: ['2030-01-01T00:00:00Z'], errors: [busy, wantsPassword] } },
  alike: ({ context: { error } }) => error !== null,
});
