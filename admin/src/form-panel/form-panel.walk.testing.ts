import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { HttpError } from '../http/http.error.ts';
import { formPanelMachine } from './form-panel.machine.ts';

const submit = { name: 'Add trip' };

export const walk = walkThrough(formPanelMachine).with({
  page: './FormPanel',
  isHeld: true,
  sees: {
    editing: async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', submit)).not.toHaveAttribute('aria-busy');
    },
    saving: async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', submit)).toHaveAttribute('aria-busy', 'true');
    },
    refused: async ({ expect, screen }) => {
      await expect(await screen.findByRole('alert')).toHaveTextContent("We can't reach the server.");
    },
    saved: async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', submit)).not.toHaveAttribute('aria-busy');
      await expect(screen.queryByRole('alert')).toBeNull();
    },
  },
  events: () => [{ type: 'submitted', values: { name: 'Tram 28' } }],
  answers: { save: { done: [undefined], errors: [new HttpError('unreachable', 'trips')] } },
});
