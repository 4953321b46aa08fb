import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { editableTitleKeyboard } from './editable-title.keyboard.ts';
import * as examples from './EditableTitle.examples.tsx';
import { EditableTitle, type EditableTitleProps } from './EditableTitle.tsx';

const props: EditableTitleProps = {
  title: 'In Progress',
  label: 'Board title',
  isEditing: false,
  onEditingChange: fn(),
  onSave: fn(),
};

const meta = { component: EditableTitle, args: props } satisfies Meta<typeof EditableTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const BoardTitle: Story = {
  render: examples.BoardTitle,
  play: async ({ canvas, userEvent, step }) => {
    const field = () => canvas.getByRole('textbox', { name: 'Board title' });
    await step('Enter takes what was typed, and focus stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'In Progress' }));
      await userEvent.keyboard('Under way{Enter}');
      await expect(canvas.getByRole('heading', { name: 'Under way' })).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Under way' })).toHaveFocus());
    });
    await step('Escape restores it', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.type(field(), ' again{Escape}');
      await expect(canvas.getByRole('heading', { name: 'Under way' })).toBeVisible();
    });
    await step('a wrong one is said, and stays to be put right', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Under way' }));
      await userEvent.keyboard('Done{Enter}');
      await expect(field()).toHaveAccessibleDescription('There is a board of this title.');
      await userEvent.clear(field());
      await userEvent.keyboard('{Enter}');
      await expect(field()).toHaveAccessibleDescription('Enter a title.');
      await userEvent.tab();
      await expect(canvas.getByRole('heading', { name: 'Under way' })).toBeVisible();
    });
  },
};

export const Conforms: Story = conformance<EditableTitleProps>(EditableTitle, props, {
  keyboard: editableTitleKeyboard,
});

export const TellsWhatIsWantedAndTrimsWhatIsTyped: Story = {
  args: { isEditing: true, headingLevel: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Board title' }));
    await userEvent.keyboard('  Under way  {Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith({ title: 'Under way' });
    await expect(args.onEditingChange).toHaveBeenCalledWith({ isEditing: false });
  },
};

export const SavesNothingThatDidNotChange: Story = {
  args: { isEditing: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onEditingChange).toHaveBeenCalledWith({ isEditing: false });
  },
};

export const CanBePressedWithoutATitle: Story = {
  args: { title: '', headingLevel: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Untitled');
    await userEvent.click(canvas.getByRole('button', { name: 'Untitled' }));
    await expect(args.onEditingChange).toHaveBeenCalledWith({ isEditing: true });
  },
};
