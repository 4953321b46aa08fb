import { authenticationScenarios } from '@embarque/mocks/authentication/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, type within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { EntryPage } from './EntryPage.tsx';

const meta = {
  component: EntryPage,
  tags: ['AUT-04'],
  parameters: { layout: 'fullscreen', route: '/pages/two-steps-basic', session: 'nobody' },
} satisfies Meta<typeof EntryPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const at = (route: string) => ({ parameters: { route } });
const field = (canvas: Canvas, label: RegExp | string) => canvas.getByLabelText(label, { selector: 'input' });
const press = async (canvas: Canvas, userEvent: UserEventObject, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const LoginLeadsToItsCode: Story = {
  tags: ['core'],
  ...at('/pages/login-cover'),
  name: 'Sign-in: focus goes to the first mistake, a fixed one clears, and the code is asked for in the same drawing (XL-04, XL-08)',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(canvas, userEvent, 'Sign in');
    const [email, password] = [field(canvas, 'Email'), field(canvas, 'Password')];
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('Enter your email address.');
    await expect(password).toHaveAccessibleDescription('Enter your password.');
    await expect([email, password].map((each) => each.getAttribute('autocomplete'))).toEqual([
      'username',
      'current-password',
    ]);
    await expect(canvas.getByText('2 entries need your attention')).toBeVisible();
    await press(canvas, userEvent, 'Enter your password.');
    await expect(password).toHaveFocus();
    await userEvent.type(email, 'ana@example.com');
    await waitFor(() => expect(email).not.toHaveAccessibleDescription());
    await expect(canvas.queryByText('2 entries need your attention')).toBeNull();
    await press(canvas, userEvent, 'Sign in');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(email).toHaveValue('ana@example.com');

    await userEvent.type(password, 'not this one{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Incorrect email or password.'));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(password).toHaveValue('not this one');
    await userEvent.clear(password);
    await expect(email).not.toHaveAccessibleDescription();
    await userEvent.type(password, 'boarding-pass{Enter}');
    await waitFor(() => expect(storyOf(context).router.state.location.pathname).toBe('/pages/two-steps-cover'));
    await expect(await canvas.findByRole('button', { name: /^Resend in \d+ s$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const RegisterKeepsThePassword: Story = {
  tags: ['core'],
  ...at('/pages/register-basic'),
  name: 'Register: a taken username keeps all that was typed; then the link goes out, in the same drawing (XL-04)',
  play: async (context) => {
    const { canvas, userEvent } = context;
    const password = field(canvas, /^Password/);
    await userEvent.type(field(canvas, /^Username/), 'Marina');
    await userEvent.type(field(canvas, /^Email/), 'ana@example.com');
    await userEvent.type(password, 'a long new one');
    await userEvent.click(canvas.getByRole('checkbox'));
    await press(canvas, userEvent, 'Create account');
    const username = field(canvas, /^Username/);
    await waitFor(() =>
      expect(username).toHaveAccessibleDescription('This username is already in use. Choose another one.'),
    );
    await waitFor(() => expect(username).toHaveFocus());
    await expect(password).toHaveValue('a long new one');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(username, 'ana.prado');
    await press(canvas, userEvent, 'Create account');
    await waitFor(() => expect(storyOf(context).router.state.location.pathname).toBe('/pages/verify-email-basic'));
    await expect(await canvas.findByText('a•••••@example.com')).toBeVisible();

    await userEvent.click(canvas.getByRole('link', { name: 'Open the link' }));
    await press(canvas, userEvent, 'Confirm email');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Your email is confirmed'));
  },
};

export const ForgottenPasswordIsReset: Story = {
  ...at('/pages/forgot-password-cover'),
  name: 'Forgot, reset: the link is used by the form, not by opening it; the password is hidden before it is sent (XL-04, XL-09)',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(field(canvas, 'Email'), 'nobody@example.com{Enter}');
    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent('If n•••••@example.com belongs to an account'),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Open the link' }));
    const password = await canvas.findByLabelText('New password', { selector: 'input' });
    await expect(field(canvas, 'Account')).toHaveAttribute('autocomplete', 'username');
    await userEvent.type(password, 'a long new one');
    const [show] = canvas.getAllByRole('button', { name: 'Show password' });
    await userEvent.click(show ?? password);
    await expect(password).toHaveAttribute('type', 'text');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(field(canvas, 'Confirm password'), 'another one{Enter}');
    await waitFor(() =>
      expect(field(canvas, 'Confirm password')).toHaveAccessibleDescription('The two passwords differ.'),
    );
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.clear(field(canvas, 'Confirm password'));
    await userEvent.type(field(canvas, 'Confirm password'), 'a long new one{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Your password is changed'));
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/pages/login-cover');
  },
};

export const OldLink: Story = {
  ...at('/pages/reset-password-basic?token=link-0'),
  name: 'An old link says so, and offers a new one',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas, 'New password'), 'a long new one');
    await userEvent.type(field(canvas, 'Confirm password'), 'a long new one{Enter}');
    await expect(await canvas.findByText('This link has expired. Ask for a new one.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get a new link' })).toHaveAttribute(
      'href',
      '/pages/forgot-password-basic',
    );
  },
};

export const CodeIsSentOnceForEachCode: Story = {
  name: 'Two steps: a code is sent when it is complete, and one that was refused is not sent again (AUT-05, XL-01)',
  tags: ['core', 'AUT-05'],
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole('textbox', { name: 'Code from the message' });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(code, '111111');
    await waitFor(() => expect(code).toHaveAccessibleDescription('Wrong code. 4 attempts left.'));
    await userEvent.type(code, '{Backspace}1');
    await expect(code).toHaveAccessibleDescription('Wrong code. 4 attempts left.');
    await userEvent.type(code, '{Backspace}2');
    await waitFor(() => expect(code).toHaveAccessibleDescription('Wrong code. 3 attempts left.'));
    await userEvent.clear(code);
    await userEvent.paste('Your code: 204177.');
    await waitFor(() => expect(document.activeElement).toHaveTextContent("You're signed in"));
  },
};

export const RecoveryCode: Story = {
  name: 'Two steps: a recovery code does without the phone',
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Use a recovery code');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Recovery code' }), 'k7qm-2pxa{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent("You're signed in"));
  },
};

export const Resends: Story = {
  ...at('/pages/verify-email-cover'),
  name: 'Resending names its time, and does nothing until it is over (XL-06)',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('m•••••@embarque.example');
    await press(canvas, userEvent, 'Resend link');
    const button = await canvas.findByRole('button', { name: /^Resend in (60|59) s$/ });
    await expect(button).toHaveFocus();
    await expect(button.closest('[aria-live]')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Skip for now' })).toHaveAttribute('href', '/pages/login-cover');
  },
};

export const LinkUnknown: Story = {
  ...at('/pages/verify-email-cover'),
  name: 'A link that cannot be looked up is not named, and a new one can be sent',
  beforeEach: ({ msw }) => msw.use(authenticationScenarios.lastSentFailed),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Couldn't look up your link. Send a new one.")).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Open the link' })).toBeNull();
    await press(canvas, userEvent, 'Resend link');
    await expect(await canvas.findByText('m•••••@embarque.example')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the link' })).toHaveAttribute(
      'href',
      expect.stringContaining('token=link-'),
    );
  },
};

export const MoodIsInTheUrl: Story = {
  ...at('/pages/two-steps-cover'),
  name: 'The mood of the server is in the URL, and goes along to the next screen',
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dial = canvas.getByRole('combobox', { name: 'How the server answers' });
    await userEvent.selectOptions(dial, 'Codes and links have expired');
    await expect(storyOf(context).router.state.location.search).toBe('?mood=expired');
    const code = canvas.getByRole('textbox', { name: 'Code from the message' });
    await userEvent.type(code, '204177');
    await waitFor(() => expect(code).toHaveAccessibleDescription('This code has expired. Resend a new one.'));
    await userEvent.selectOptions(dial, 'Too many attempts');
    await press(canvas, userEvent, 'Sign in');
    await expect(await canvas.findByRole('button', { name: /^Try again in \d+ s$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
      'href',
      '/pages/login-cover?mood=locked',
    );
  },
};

export const ServerDown: Story = {
  ...at('/pages/login-basic'),
  beforeEach: ({ msw }) => msw.use(authenticationScenarios.failed),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas, 'Email'), 'ana@example.com');
    await userEvent.type(field(canvas, 'Password'), 'boarding-pass{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We can't reach the server.");
    await expect(field(canvas, 'Password')).toHaveValue('boarding-pass');
  },
};

export const Phone: Story = {
  ...at('/pages/verify-email-basic'),
  globals: { viewport: { value: 'mobile1' }, direction: 'rtl' },
};
