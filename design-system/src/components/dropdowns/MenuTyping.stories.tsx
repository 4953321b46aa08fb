import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../buttons/Button.tsx';
import { Menu } from './Menu.tsx';

const onEdit = fn();
const onDelete = fn();

const meta = {
  component: Menu,
  args: { trigger: <Button>Actions</Button>, items: [] },
  argTypes: { trigger: { control: false } },
  tags: ['!autodocs'],
  loaders: [() => import('./MenuLayer.tsx')],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const item = (name: string) => screen.findByRole('menuitem', { name });
const focused = (name: string) => waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const TypingAfterTheOpeningKeyReachesNothingDestructive: Story = {
  args: {
    items: [
      { id: 'edit', label: 'Edit', onAction: onEdit },
      { id: 'rename', label: 'Rename' },
      { id: 'delete', label: 'Delete', tone: 'danger', onAction: onDelete },
    ],
  },
  play: async ({ canvas, step, userEvent }) => {
    onDelete.mockClear();
    onEdit.mockClear();
    for (const [letters, opening] of [
      ['delete', 'wait '],
      ['one delete', 'wait{Enter}'],
    ] as const) {
      await step(`${opening}${letters} deletes nothing`, async () => {
        canvas.getByRole('button').focus();
        await userEvent.keyboard(opening);
        await focused('Edit');
        await userEvent.keyboard(letters);
        await expect(await item('Edit')).toHaveFocus();
        await expect(onEdit).not.toHaveBeenCalled();
        await userEvent.keyboard('{Enter}');
        await gone();
        await expect(onEdit).toHaveBeenCalledOnce();
        await expect(onDelete).not.toHaveBeenCalled();
        onEdit.mockClear();
      });
    }
    await step('other items are found at once', async () => {
      canvas.getByRole('button').focus();
      await userEvent.keyboard('{Enter}');
      await focused('Edit');
      await userEvent.keyboard('ren');
      await focused('Rename');
    });
  },
};

export const ASecondBlankReachesNoDestructiveItem: Story = {
  args: { items: [{ id: 'delete', label: 'Delete', tone: 'danger', onAction: onDelete }] },
  play: async ({ canvas, step, userEvent }) => {
    onDelete.mockClear();
    await step('the blanks of a sentence delete nothing', async () => {
      canvas.getByRole('button').focus();
      await userEvent.keyboard(' ');
      await focused('Delete');
      await userEvent.keyboard(' ');
      await expect(await item('Delete')).toHaveFocus();
      await expect(onDelete).not.toHaveBeenCalled();
    });
    await step('Enter chooses it', async () => {
      await userEvent.keyboard('{Enter}');
      await gone();
      await expect(onDelete).toHaveBeenCalledOnce();
    });
    await step('a blank does where an arrow has led to it', async () => {
      canvas.getByRole('button').focus();
      await userEvent.keyboard('{ArrowUp}');
      await focused('Delete');
      await userEvent.keyboard(' ');
      await gone();
      await expect(onDelete).toHaveBeenCalledTimes(2);
    });
  },
};
