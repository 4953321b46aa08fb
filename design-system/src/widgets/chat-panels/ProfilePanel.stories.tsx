import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import * as examples from './ProfilePanel.examples.tsx';
import { ProfilePanel, type ProfilePanelProps } from './ProfilePanel.tsx';

const args: ProfilePanelProps = {
  person: { name: 'Marina Duarte', status: 'online' },
  role: 'Admin',
  about: 'Travel desk',
  onAboutChange: fn(),
  onStatusChange: fn(),
  hasTwoSteps: true,
  onTwoStepsChange: fn(),
  hasNotifications: false,
  onNotificationsChange: fn(),
  onInvite: fn(),
  onDeleteAccount: fn(),
  onLogout: fn(),
  onClose: fn(),
};

const meta = { component: ProfilePanel, args } satisfies Meta<typeof ProfilePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Conforms: Story = conformance<ProfilePanelProps>(ProfilePanel, args, { keyboard: buttonKeyboard });

export const YourOwnProfile: Story = {
  render: examples.YourOwnProfile,
  play: async ({ canvas, step, userEvent }) => {
    const about = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'About' });
    await step('counts what people see, and warns from 110', async () => {
      await userEvent.clear(about);
      await userEvent.paste('🇧🇷👨‍👩‍👧‍👦é');
      await expect(canvas.getByText('3 / 120')).not.toHaveAttribute('data-near');
      await userEvent.paste('x'.repeat(106));
      await expect(canvas.getByText('109 / 120')).not.toHaveAttribute('data-near');
      await userEvent.paste('x');
      await expect(canvas.getByText('110 / 120')).toHaveAttribute('data-near');
    });
    await step('stops at 120', async () => {
      await userEvent.paste('y'.repeat(50));
      await expect(canvas.getByText('120 / 120')).toBeVisible();
      await expect(about.value.endsWith('y'.repeat(10))).toBe(true);
    });
    await step('the status changes the dot at once', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Busy' }));
      await expect(canvas.getByRole('img', { name: 'Marina Duarte, busy' })).toBeVisible();
    });
    await step('the switches', async () => {
      const [twoSteps, notifications] = canvas.getAllByRole('switch');
      await expect(twoSteps).toBeChecked();
      await expect(notifications).not.toBeChecked();
    });
  },
};

export const KeepsTheAboutTextWhenOneClicksElsewhere: Story = {
  name: 'Keeps the edited About text when one clicks elsewhere (XC-16)',
  render: examples.YourOwnProfile,
  play: async ({ canvas, userEvent }) => {
    const about = canvas.getByRole('textbox', { name: 'About' });
    await userEvent.clear(about);
    await userEvent.type(about, 'New words');
    await userEvent.click(document.body);
    await userEvent.click(canvas.getByRole('heading', { name: 'Settings' }));
    await expect(about).toHaveValue('New words');
  },
};

export const HandsOnWhatIsPressed: Story = {
  play: async ({ args: all, canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Away' }));
    await expect(all.onStatusChange).toHaveBeenCalledWith({ status: 'away' });
    await userEvent.click(canvas.getByRole('switch', { name: 'Notification' }));
    await expect(all.onNotificationsChange).toHaveBeenCalledWith({ isOn: true });
    await press('Invite Friends');
    await expect(all.onInvite).toHaveBeenCalledOnce();
    await press('Delete Account');
    await expect(all.onDeleteAccount).toHaveBeenCalledOnce();
    await press('Logout');
    await expect(all.onLogout).toHaveBeenCalledOnce();
  },
};
