import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { checkboxKeyboard } from '../../forms/elements/checkbox/checkbox.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import * as examples from './NotificationMatrix.examples.tsx';
import { NotificationMatrix } from './NotificationMatrix.tsx';

const args = {
  label: 'News by channel',
  rows: [
    { id: 'news', label: 'New for you' },
    { id: 'devices', label: 'New device linked' },
  ],
  channels: [
    { id: 'email', label: 'Email' },
    { id: 'app', label: 'App' },
  ],
  value: { news: ['email'], devices: ['email', 'app'] },
  onChange: fn(),
};

const meta = { component: NotificationMatrix, args } satisfies Meta<typeof NotificationMatrix>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const NewsByChannel: Story = { render: examples.NewsByChannel };

export const Conforms: Story = conformance(NotificationMatrix, args, { keyboard: checkboxKeyboard });

export const ASwitchIsNamedByBothAndHeadsTurnAll: Story = {
  render: examples.NewsByChannel,
  play: async ({ canvas, userEvent }) => {
    const sms = canvas.getByRole('switch', { name: 'Email, New for you' });
    await expect(sms).toBeChecked();
    sms.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(sms).not.toBeChecked());
    await expect(canvas.getAllByText("You won't hear about this.")).toHaveLength(2);

    await expect(canvas.getByRole('checkbox', { name: 'Email: all types' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Email: all types' }));
    for (const row of ['New for you', 'Policies sold', 'New device linked']) {
      await expect(canvas.getByRole('switch', { name: `Email, ${row}` })).toBeChecked();
    }
    await expect(canvas.getByText(/Your browser blocks notifications/)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Browser, Policies sold' }));
    await expect(canvas.queryByText(/Your browser blocks notifications/)).toBeNull();
  },
};
