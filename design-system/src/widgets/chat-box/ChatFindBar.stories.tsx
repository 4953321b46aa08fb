import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { ChatFindBar, type ChatFindBarProps } from './ChatFindBar.tsx';
import { chatFindBarKeyboard } from './chat-find-bar.keyboard.ts';

const args: ChatFindBarProps = {
  query: 'suitcase',
  onQueryChange: fn(),
  count: 3,
  index: 1,
  onPrevious: fn(),
  onNext: fn(),
  onClose: fn(),
};

const meta = { component: ChatFindBar, args, parameters: { keyboard: chatFindBarKeyboard } } satisfies Meta<
  typeof ChatFindBar
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Conforms: Story = conformance<ChatFindBarProps>(ChatFindBar, args, { keyboard: chatFindBarKeyboard });

export const GoesFromHitToHitAndEndsByEscape: Story = {
  play: async ({ args: all, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find in conversation' });
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3');
    await userEvent.keyboard('{Enter}');
    await expect(all.onNext).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(all.onPrevious).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Next result' }));
    await expect(all.onNext).toHaveBeenCalledTimes(2);
    await userEvent.type(field, '{Escape}');
    await expect(all.onClose).toHaveBeenCalledOnce();
    await expect(all.onQueryChange).not.toHaveBeenCalled();
  },
};

export const SaysThatThereIsNone: Story = {
  args: { count: 0, index: null },
  play: async ({ args: { onNext }, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No results');
    await userEvent.click(canvas.getByRole('button', { name: 'Next result' }));
    await expect(onNext).not.toHaveBeenCalled();
  },
};
