import { salesApi as server } from '@embarque/mocks/sales-api/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
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

    await waitFor(() => expect(email).toHaveAccessibleDescription(/^Enter a valid email address/));
    await expect(email).toHaveFocus();
  },
};

export const SaysThatNoMailIsSent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ana@example.com{Enter}');

    const message = await canvas.findByText(/^This demo doesn't send email/);
    await expect(message).toBeVisible();
    await expect(document.activeElement).toContainElement(message);
    await expect(document.activeElement).toHaveTextContent('Nothing was sent to ana@example.com.');
    await expect(server.log.entries).toEqual([]);

    await userEvent.click(canvas.getByRole('button', { name: 'Use a different email' }));
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('ana@example.com');
  },
};

export const LeadsBackToSignIn: Story = {
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'Back to sign in' }));

    await expect(storyOf(context).router.state.location.pathname).toBe('/login');
  },
};
