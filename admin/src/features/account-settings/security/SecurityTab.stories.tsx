import { accountSettingScenarios } from '@embarque/mocks/account-setting/scenarios';
import { setNow } from '@embarque/mocks/clock';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { placeOfText } from '#storybook/testing/layout/place-of-text.ts';
import { demoApi } from '../../../http/http.ts';
import { card, type SettingsMeta, settingsPage } from '../account.stories.testing.ts';

const meta = {
  ...settingsPage('security'),
  tags: ['!autodocs'],
} satisfies SettingsMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const APasswordHasRules: Story = {
  tags: ['core', 'ACC-04', 'ACC6-02'],
  play: async ({ canvas, step, userEvent }) => {
    const section = await card(canvas, 'Change password');
    const [current, next, again] = [/^Current password/, /^New password/, /^Retype new password/].map((name) =>
      section.getByLabelText(name),
    );
    if (!current || !next || !again) throw new Error('A field is missing.');
    const save = () => userEvent.click(section.getByRole('button', { name: 'Save changes' }));
    await step('three requirements, and messages that name their field', async () => {
      await expect(section.getAllByRole('listitem')).toHaveLength(3);
      await save();
      for (const message of ['Enter your current password.', 'Enter a new password.', 'Retype the new password.']) {
        await expect(section.getByText(message)).toBeVisible();
      }
      await waitFor(() => expect(current).toHaveFocus());
      await userEvent.type(current, 'short');
      await userEvent.type(next, 'tiny');
      await userEvent.type(again, 'tin');
      await expect(section.getByText('The current password has at least 8 characters.')).toBeVisible();
      await expect(section.getByText('The new password needs at least 8 characters.')).toBeVisible();
      await expect(section.getByText('The retyped password needs at least 8 characters.')).toBeVisible();
    });
    await step('the retyped one has an error of its own', async () => {
      await userEvent.type(next, ' harbour');
      await userEvent.type(again, 'y harbours');
      await expect(section.getByText("The passwords don't match.")).toBeVisible();
      await expect(next).not.toHaveAttribute('aria-invalid', 'true');
      await expect(again).toHaveAttribute('aria-invalid', 'true');
      await userEvent.type(again, '{Backspace}');
    });
    await step('a wrong one is refused, the right one counts', async () => {
      await userEvent.type(current, ' of guesses');
      await save();
      await expect(await section.findByText('Wrong password. Try again.')).toBeVisible();
      await userEvent.clear(current);
      await userEvent.type(current, 'window-seat');
      await save();
      await expect(await section.findByText('Password changed. Other devices are signed out.')).toBeVisible();
      await expect(current).toHaveValue('');
    });
    await step('and cancel empties the fields', async () => {
      await userEvent.type(next, 'calm harbour');
      await userEvent.click(section.getByRole('button', { name: 'Cancel' }));
      await expect(next).toHaveValue('');
    });
  },
};

export const TwoStepsByTextMessage: Story = {
  name: 'Two-step set-up takes the password, and is on once a code has proved it (ACC-05)',
  tags: ['core', 'ACC-05'],
  play: async ({ canvas, msw, step, userEvent }) => {
    const section = await card(canvas, 'Two-step verification');
    const enable = () => userEvent.click(section.getByRole('button', { name: 'Enable two-step verification' }));
    const press = async (dialog: string, button: string) =>
      userEvent.click(
        within(await screen.findByRole('dialog', { name: dialog })).getByRole('button', { name: button }),
      );
    await step('the password is asked for first, and a wrong one is refused', async () => {
      await enable();
      const proof = within(await screen.findByRole('dialog', { name: "Confirm it's you" }));
      const password = proof.getByLabelText(/^Your password/);
      await userEvent.type(password, 'guessed it{Enter}');
      await expect(await proof.findByText('Wrong password. Try again.')).toBeVisible();
      await waitFor(() => expect(password).toHaveFocus());
      await userEvent.clear(password);
      await userEvent.type(password, 'window-seat{Enter}');
    });
    await step('the app shows a QR code, a key and a field of six digits; cancelling turns nothing on', async () => {
      await press('Set up two-step verification', 'Continue');
      const dialog = within(await screen.findByRole('dialog', { name: 'Add your authenticator app' }));
      await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
      await expect(dialog.getByText(/Enter this key in your app by hand/)).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveFocus();
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await expect(await section.findByText('Two-step verification is off.')).toBeVisible();
    });
    await step('a phone number is asked for', async () => {
      await enable();
      const method = within(await screen.findByRole('dialog', { name: 'Set up two-step verification' }));
      await userEvent.click(method.getByRole('radio', { name: 'SMS' }));
      await userEvent.click(method.getByRole('button', { name: 'Continue' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Add your phone number' }));
      const phone = dialog.getByRole('textbox', { name: 'Phone number' });
      await userEvent.type(phone, '911');
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
      await expect(dialog.getByText(/Enter the full number/)).toBeVisible();
      await userEvent.clear(phone);
      await userEvent.type(phone, '+55 11 91234-5678');
    });
    await step('a password that was given too long ago is asked for again, and the number stays', async () => {
      setNow(Date.now() + 11 * 60_000);
      // The server has said so already: it is not asked before the dialog opens.
      msw.use(accountSettingScenarios.stillProving);
      await press('Add your phone number', 'Continue');
      await press("Confirm it's you", 'Cancel');
      msw.resetHandlers();
      const dialog = within(await screen.findByRole('dialog', { name: 'Add your phone number' }));
      await expect(await dialog.findByText(/^Your password is needed once more/)).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: 'Phone number' })).toHaveValue('+55 11 91234-5678');
      await press('Add your phone number', 'Continue');
      const proof = within(await screen.findByRole('dialog', { name: "Confirm it's you" }));
      await userEvent.type(proof.getByLabelText(/^Your password/), 'window-seat{Enter}');
    });
    await step('a wrong code is refused, the right one turns it on', async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Enter the code we texted you' }));
      const code = dialog.getByRole('textbox', { name: 'Code' });
      await userEvent.type(code, '111111');
      await expect(await dialog.findByText(/This code isn't right/)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Send another code' }));
      await expect(await dialog.findByText('We sent another code.')).toBeVisible();
      await expect(code).toHaveValue('111111');
      await userEvent.clear(code);
      await userEvent.type(code, '246810');
      const kept = within(await screen.findByRole('dialog', { name: 'Keep your recovery codes' }));
      await expect(within(kept.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem')).toHaveLength(8);
      await userEvent.click(kept.getByRole('checkbox', { name: 'I have kept the codes' }));
      await userEvent.click(kept.getByRole('button', { name: 'Done' }));
      await expect(await section.findByText('Two-step verification is on.')).toBeVisible();
      await expect(section.getByText(/the number ending in 5678/)).toBeVisible();
    });
    await step('within ten minutes, turning it off asks for no password', async () => {
      await userEvent.click(section.getByRole('button', { name: 'Turn off two-step verification' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-step verification?' }));
      await expect(dialog.queryByLabelText(/^Your password/)).toBeNull();
      await userEvent.click(dialog.getByRole('button', { name: 'Turn it off' }));
      await expect(await section.findByText('Two-step verification is off.')).toBeVisible();
    });
  },
};

export const TurningOffSendsThePassword: Story = {
  name: 'The password stays in its field until two-step verification is off (ACC-05)',
  tags: ['ACC-05'],
  beforeEach: ({ msw }) => msw.use(accountSettingScenarios.twoStepOn),
  play: async ({ canvas, msw, userEvent }) => {
    const section = await card(canvas, 'Two-step verification');
    await userEvent.click(section.getByRole('button', { name: 'Turn off two-step verification' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-step verification?' }));
    const password = dialog.getByLabelText(/^Your password/);
    await userEvent.type(password, 'guessed it{Enter}');
    await expect(await dialog.findByText('Wrong password. Try again.')).toBeVisible();
    await userEvent.clear(password);
    msw.use(accountSettingScenarios.stillTurningOff);
    const post = spyOn(demoApi, 'post');
    await userEvent.type(password, 'window-seat{Enter}');
    await waitFor(() =>
      expect(post.mock.lastCall?.slice(0, 2)).toEqual(['/account-setting/two-step/off', { password: 'window-seat' }]),
    );
    await expect(dialog.getByLabelText(/^Your password/)).toHaveValue('window-seat');
  },
};

export const OtherDevicesAreSignedOut: Story = {
  tags: ['core', 'ACC-08'],
  play: async ({ canvas, userEvent }) => {
    const section = await card(canvas, 'Recent devices');
    const rows = () => section.getAllByRole('row').slice(1);
    await expect(rows()).toHaveLength(4);
    await expect(rows()[0]).toHaveTextContent(/Chrome on Windows.*This device/);
    await expect(section.getAllByRole('button', { name: /^Sign out .*,/ })).toHaveLength(3);
    await userEvent.click(section.getByRole('button', { name: 'Sign out Chrome on Android, Pixel 9' }));
    const one = within(await screen.findByRole('alertdialog', { name: 'Sign out Chrome on Android, Pixel 9?' }));
    await userEvent.click(one.getByRole('button', { name: 'Sign out now' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    await waitFor(() => expect(section.getByRole('button', { name: 'Sign out all others' })).toHaveFocus());
    await userEvent.click(section.getByRole('button', { name: 'Sign out all others' }));
    const all = within(await screen.findByRole('alertdialog', { name: 'Sign out all other devices?' }));
    await userEvent.click(all.getByRole('button', { name: 'Sign out now' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await expect(section.queryByRole('button', { name: 'Sign out all others' })).toBeNull();
  },
};

export const TimesOfDevicesReadInTheirOwnDirection: Story = {
  name: 'From right to left, the figure of "10 minutes ago" stays before its words (ACC-08)',
  tags: ['ACC-08'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const section = await card(canvas, 'Recent devices');
    const times = section.getAllByText(/^\d+ \w+ ago$/);
    await expect(times.length).toBeGreaterThan(1);
    for (const time of times) {
      await expect(placeOfText(time, 0).left).toBeLessThan(placeOfText(time, 'ago').left);
    }
  },
};
