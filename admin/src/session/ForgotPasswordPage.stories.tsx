import { salesApi as server } from '@embarque/mocks/sales-api/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { storyOf } from '../../../.storybook/story.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

const meta = {
  component: ForgotPasswordPage,
  tags: ['!autodocs', 'AUT-03'],
  parameters: { layout: 'fullscreen', route: '/forgot-password', session: 'nobody' },
} satisfies Meta<typeof ForgotPasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const NoEmailAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'ana{Enter}');

    await waitFor(() => expect(email).toHaveAccessibleDescription(/^This is no email address/));
    await expect(email).toHaveFocus();
  },
};

export const TellsWhatHappensNext: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ana@example.com{Enter}');

    await expect(await canvas.findByText('Check your inbox')).toBeVisible();
    await expect(canvas.getByText('ana@example.com')).toBeVisible();
    await expect(server.log.entries).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeVisible();
  },
};

export const LeadsBackToSignIn: Story = {
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'Back to sign in' }));

    await expect(storyOf(context).router.state.location.pathname).toBe('/login');
  },
};
