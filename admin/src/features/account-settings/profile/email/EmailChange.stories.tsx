import { accountSettingScenarios } from '@embarque/mocks/account-setting/scenarios';
import { setNow } from '@embarque/mocks/clock';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { wakeAt } from '#storybook/testing/turn-clock.ts';
import { setPageClock } from '#storybook/toolbar/page-clock.ts';
import { card, type SettingsMeta, settingsPage } from '../../account.stories.testing.ts';

const meta = {
  ...settingsPage(),
  tags: ['!autodocs'],
  globals: { clock: 'leapDay' },
} satisfies SettingsMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ANewEmailWaitsUntilItIsConfirmed: Story = {
  name: 'A new email waits until it is confirmed, can be cancelled, and focus stays in its card (ACC-02)',
  tags: ['core', 'ACC-02'],
  play: async ({ canvas, step, userEvent }) => {
    const email = await card(canvas, 'Email address');
    await step('it takes the password, and a right one', async () => {
      const field = email.getByRole('textbox', { name: /^Email/ });
      await userEvent.clear(field);
      await userEvent.type(field, 'marina@example.com');
      await userEvent.click(email.getByRole('button', { name: 'Change email' }));
      const password = email.getByLabelText(/^Your password/);
      await expect(password).toHaveAccessibleDescription(expect.stringContaining('Enter your password.'));
      await userEvent.type(password, 'guessed it');
      await userEvent.click(email.getByRole('button', { name: 'Change email' }));
      await expect(await email.findByText('Wrong password. Try again.')).toBeVisible();
      await userEvent.clear(password);
      await userEvent.type(password, 'window-seat');
      await userEvent.click(email.getByRole('button', { name: 'Change email' }));
    });
    await step('the old address stays in use', async () => {
      await expect(await email.findByText("Your email isn't confirmed")).toBeVisible();
      await expect(email.getByText('marina.duarte@embarque.example', { selector: 'strong' })).toBeVisible();
    });
    await step('the next email waits for a minute, which is counted down', async () => {
      const resend = email.getByRole('button', { name: /^Resend in (60|5\d) s$/ });
      await waitFor(() => expect(resend).toHaveFocus());
      await expect(resend).toHaveAttribute('aria-disabled', 'true');
      const sentAt = Date.now();
      try {
        setPageClock(sentAt + 61_000);
        setNow(() => Date.now());
        document.dispatchEvent(new Event('visibilitychange'));
        await waitFor(() => expect(resend).toHaveAccessibleName('Resend confirmation'));
        await expect(resend).toHaveFocus();
        await userEvent.click(resend);
        await expect(await email.findByText(/^Sent again/)).toBeVisible();
        await waitFor(() => expect(resend).toHaveAccessibleName(/^Resend in (60|5\d) s$/));
      } finally {
        setPageClock(sentAt);
        setNow();
      }
    });
    const field = () => email.findByRole('textbox', { name: /^Email/ });
    await step('or until it is cancelled', async () => {
      await userEvent.click(email.getByRole('button', { name: 'Cancel the change' }));
      await expect(await field()).toHaveValue('marina.duarte@embarque.example');
      await waitFor(async () => expect(await field()).toHaveFocus());
    });
    await step('within ten minutes it takes no password, and the link of the email makes it count', async () => {
      await userEvent.clear(await field());
      await userEvent.type(await field(), 'marina@example.com');
      await expect(email.queryByLabelText(/^Your password/)).toBeNull();
      await userEvent.click(email.getByRole('button', { name: 'Change email' }));
      await userEvent.click(await email.findByRole('button', { name: 'Open the link of the email' }));
      await expect(await field()).toHaveValue('marina@example.com');
      await waitFor(async () => expect(await field()).toHaveFocus());
    });
  },
};

export const AnExpiredLinkSaysSo: Story = {
  name: 'The link to a new address that expires while the page is open says so, and can be sent again (ACC6-01)',
  beforeEach: ({ msw }) => msw.use(accountSettingScenarios.emailPending),
  play: async ({ canvas }) => {
    const email = await card(canvas, 'Email address');
    await expect(await email.findByText(/^We sent a link to/)).toBeVisible();
    wakeAt(Date.now() + 2 * 86_400_000);
    await waitFor(() => expect(email.getByText(/^The link that we sent to .*has expired/)).toBeVisible());
    await expect(email.getByRole('button', { name: 'Resend confirmation' })).toBeVisible();
    await expect(email.queryByRole('button', { name: 'Open the link of the email' })).toBeNull();
  },
};
