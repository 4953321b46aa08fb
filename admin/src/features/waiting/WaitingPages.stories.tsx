import { waitingScenarios } from '@embarque/mocks/waiting/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, spyOn, waitFor } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { WaitingContent } from './WaitingContent.tsx';

const meta = {
  component: WaitingContent,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: '/misc/coming-soon', session: 'nobody' },
} satisfies Meta<typeof WaitingContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ComingSoon: Story = {
  name: 'Coming soon counts down, and takes an email any number of times (MSC-01)',
  tags: ['core', 'MSC-01'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^1[12] d \d+ h \d+ min$/)).toBeVisible();
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'ana{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription(/^Enter a valid email address/));
    await expect(email).toHaveFocus();
    await userEvent.type(email, '@example.com{Enter}');
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription("You're on the list. We'll write once, when it opens."),
    );
    await userEvent.type(email, '{Enter}');
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription("You're on the list. We'll write once, when it opens."),
    );
  },
};

export const Open: Story = {
  name: 'A countdown that is over says that it is open, and links there (XL-13)',
  beforeEach: ({ msw }) => msw.use(waitingScenarios.open),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'It is open' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByText(/-\d/)).toBeNull();
  },
};

export const ClockADayAhead: Story = {
  name: 'The time of the server decides, not a clock that is a day ahead (XL-13)',
  beforeEach: ({ msw }) => msw.use(waitingScenarios.serverADayBehind),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(1 h 0 min|59 min \d+ s)$/)).toBeVisible();
  },
};

export const NotifyFailed: Story = {
  beforeEach: ({ msw }) => msw.use(waitingScenarios.notifyFailed, waitingScenarios.openingFailed),
  play: async ({ canvas, msw, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'ana@example.com{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription("It wasn't sent. Try again."));
    await expect(await canvas.findByText("Couldn't look it up")).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/^1[12] d \d+ h \d+ min$/)).toBeVisible();
  },
};

export const Maintenance: Story = {
  name: 'Maintenance says when it is back, and returns to the wished page of this app alone (MSC-02)',
  tags: ['MSC-02'],
  parameters: { route: '/misc/maintenance?to=/apps/email%3Fq=visa' },
  beforeEach: () => void spyOn(window, 'setInterval'),
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await expect(await canvas.findByText(/^1 min \d+ s$|^2 min 0 s$/)).toBeVisible();
    await expect(canvas.getByText('/apps/email?q=visa')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write to support' })).toHaveAttribute(
      'href',
      'mailto:support@embarque.example',
    );
    const countdown = canvas.getByText(/^1 min \d+ s$|^2 min 0 s$/);
    const timers = () => mocked(setInterval).mock.calls.filter(([, every]) => every === 10_000).length;
    const [text, started] = [countdown.textContent, timers()];
    await waitFor(() => expect(countdown).not.toHaveTextContent(text), { timeout: 3000 });
    await expect(timers()).toBe(started);
    msw.use(waitingScenarios.maintenanceFailed);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    msw.use(waitingScenarios.over);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(storyOf(context).router.state.location).toMatchObject({ pathname: '/apps/email', search: '?q=visa' }),
    );
  },
};

export const OverWithAForeignTarget: Story = {
  name: 'A page of another origin is no way back (MSC-02)',
  parameters: { route: '/misc/maintenance?to=//evil.example' },
  beforeEach: ({ msw }) => msw.use(waitingScenarios.over),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We are back' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' }, direction: 'rtl' },
  play: async ({ canvas }) => expect(await canvas.findByText(/^1[12] d \d+ h \d+ min$/)).toBeVisible(),
};
