import { accountSettingScenarios } from '@embarque/mocks/account-setting/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type Canvas, card, type SettingsMeta, settingsPage } from '../account.stories.testing.ts';

const meta = {
  ...settingsPage('notifications'),
  tags: ['!autodocs'],
} satisfies SettingsMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const KINDS = ['New for you', 'Account activity', 'A new browser used to sign in', 'A new device is linked'];
const CHANNELS = ['Email', 'Browser', 'App'];
const DEFAULTS = [
  [true, false, false],
  [false, true, true],
  [true, true, true],
  [false, true, false],
];

const states = (section: Canvas) =>
  KINDS.map((kind) =>
    CHANNELS.map((channel) => section.getByRole('switch', { name: `${channel}, ${kind}` }).matches(':checked')),
  );

export const EachKindHasItsChannels: Story = {
  name: 'Each switch has two names, and discarding restores all twelve (XS-09)',
  tags: ['ACC-13'],
  play: async ({ canvas, step, userEvent }) => {
    const section = await card(canvas, 'Notification preferences');
    await expect(section.getByText(/^(We need permission|Your browser)/, { selector: 'p' })).toBeVisible();
    await expect(states(section)).toEqual(DEFAULTS);
    const when = section.getByRole('combobox', { name: /When should we send you notifications/ });
    await expect(when).toHaveDisplayValue('Always');
    await expect(
      within(when)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Always', "Only when I'm online", 'Never']);
    await step('space turns one, discard restores all', async () => {
      const own = () => section.getByRole('switch', { name: 'Email, Account activity', checked: true });
      section.getByRole('switch', { name: 'Email, Account activity', checked: false }).focus();
      await userEvent.keyboard(' ');
      await expect(own()).toHaveFocus();
      await userEvent.click(section.getByRole('checkbox', { name: 'App: all types' }));
      await expect(states(section)).not.toEqual(DEFAULTS);
      await userEvent.click(section.getByRole('button', { name: 'Discard' }));
      await expect(states(section)).toEqual(DEFAULTS);
    });
    await step('a choice is saved', async () => {
      await userEvent.selectOptions(when, 'Never');
      await userEvent.click(section.getByRole('button', { name: 'Save changes' }));
      await expect(await screen.findByText('Notifications saved')).toBeVisible();
    });
  },
};

export const ARefusedMatrixKeepsWhatWasChosen: Story = {
  name: 'A refused save says so, keeps what was chosen in the form, and changes no other cell (XS-09)',
  tags: ['core'],
  beforeEach: ({ msw }) => msw.use(accountSettingScenarios.saveRefused),
  play: async ({ canvas, userEvent }) => {
    const section = await card(canvas, 'Notification preferences');
    await userEvent.click(section.getByRole('switch', { name: 'App, New for you' }));
    await userEvent.click(section.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByText(/Couldn't save your changes/)).toBeVisible();
    const chosen = DEFAULTS.map((row, index) => (index === 0 ? [true, false, true] : row));
    await expect(states(section)).toEqual(chosen);
    await userEvent.click(section.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(states(section)).toEqual(DEFAULTS));
  },
};

export const EmailsAreSetFromTheData: Story = {
  tags: ['ACC6-05'],
  play: async ({ canvas, userEvent }) => {
    const section = await card(canvas, 'Emails from us');
    const activity = within(section.getByRole('group', { name: 'Activity' }));
    const application = within(section.getByRole('group', { name: 'Application' }));
    const isOn = (group: Canvas, name: string) => group.getByRole('switch', { name }).matches(':checked');
    await expect([
      isOn(activity, 'Email me when someone comments on my article'),
      isOn(activity, 'Email me when someone answers on my form'),
      isOn(activity, 'Email me when someone follows me'),
      isOn(application, 'News and announcements'),
      isOn(application, 'Weekly product updates'),
      isOn(application, 'Weekly blog digest'),
    ]).toEqual([true, true, false, true, false, true]);

    const follows = activity.getByRole('switch', { name: 'Email me when someone follows me' });
    await userEvent.click(follows);
    await userEvent.click(section.getByRole('button', { name: 'Cancel' }));
    await expect(follows).not.toBeChecked();
    await userEvent.click(follows);
    await userEvent.click(section.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByText('Email choices saved')).toBeVisible();
    await expect(follows).toBeChecked();
  },
};
