import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { conformance } from '../../conformance/conformance.tsx';
import { checkboxKeyboard } from '../../forms/elements/checkbox/checkbox.keyboard.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { MailBar } from './MailBar.tsx';

const args = {
  selectedCount: 2,
  totalCount: 5,
  onSelectAll: fn(),
  children: <IconButton size="small" icon={Trash2} label="Delete" />,
};

const meta = {
  component: MailBar,
  args,
  argTypes: { children: { control: false } },
} satisfies Meta<typeof MailBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    await expect(box).toBePartiallyChecked();
    // A label without a text would name nothing.
    await expect(box.labels).toHaveLength(0);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 selected');
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible();
  },
};

export const Conforms: Story = conformance(MailBar, args, { keyboard: checkboxKeyboard });

export const OffersNothingWhileNothingIsChosen: Story = {
  args: { selectedCount: 0 },
  play: async ({ args: { onSelectAll }, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    // The live region repeats no name of a control.
    await expect(within(canvas.getByRole('status')).getByText('Select all')).toHaveAttribute('aria-hidden', 'true');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(onSelectAll).toHaveBeenCalledWith({ isSelected: true });
  },
};

export const LetsGoOfThoseThatAreChosen: Story = {
  play: async ({ args: { onSelectAll }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(onSelectAll).toHaveBeenCalledWith({ isSelected: false });
  },
};

export const AllAreChosen: Story = {
  args: { selectedCount: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
  },
};

export const OffersNothingToSelectInAnEmptyList: Story = {
  args: { selectedCount: 0, totalCount: 0, end: <Button size="small">Unread</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Unread' })).toBeVisible();
  },
};
