import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withToaster } from '../../components/toasts/toaster/with-toaster.testing.tsx';
import * as examples from './Action.examples.tsx';

const meta = { decorators: [withToaster] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllActions: Story = {
  render: examples.AllActions,
  tags: ['W-CAC-01'],
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button').map(({ ariaLabel }) => ariaLabel);
    await expect(buttons).toEqual(['Collapse Departures today', 'Reload Departures today', 'Remove Departures today']);
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
};

export const CollapseOnly: Story = {
  render: examples.CollapseOnly,
  tags: ['W-CAC-02'],
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByText(/Install the eSIM/);
    const button = canvas.getByRole('button', { name: 'Collapse Before the flight' });
    await userEvent.click(button);
    await waitFor(() => expect(note).not.toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(canvas.getByRole('button', { name: 'Expand Before the flight' }));
    await waitFor(() => expect(note).toBeVisible());
  },
};

export const ReloadOnly: Story = {
  render: examples.ReloadOnly,
  tags: ['W-CAC-03'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Reload Flights with delays' });
    const content = canvas.getByText(/Two flights to Lisbon/);
    await userEvent.click(button);

    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(content.closest('[inert]')).not.toBeNull();
    await waitFor(() => expect(content.closest('[inert]')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const RemoveOnly: Story = {
  render: examples.RemoveOnly,
  tags: ['W-CAC-04'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Did you know?' }));

    await expect(canvas.queryByRole('region', { name: 'Did you know?' })).toBeNull();
    await waitFor(() => expect(canvas.getByText('“Did you know?” was removed')).toBeVisible());
  },
};
