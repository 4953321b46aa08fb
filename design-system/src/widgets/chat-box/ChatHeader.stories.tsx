import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { ChatHeader, type ChatHeaderProps } from './ChatHeader.tsx';

const labels = ['View Contact', 'Mute Notifications', 'Block Contact', 'Clear Chat', 'Report'];

const args: ChatHeaderProps = {
  person: { name: 'Ana Lima', status: 'away' },
  detail: 'Claims specialist',
  onOpenList: fn(),
  onOpenContact: fn(),
  onCall: fn(),
  onSearch: fn(),
  menu: labels.map((label) => ({ id: label, label, onAction: fn() })),
};

const meta = {
  component: ChatHeader,
  args,
  loaders: [() => import('../../components/dropdowns/MenuLayer.tsx')],
} satisfies Meta<typeof ChatHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Conforms: Story = conformance<ChatHeaderProps>(ChatHeader, args, { keyboard: buttonKeyboard });

export const CallsSearchesAndHasAMenu: Story = {
  play: async ({ args: all, canvas, userEvent }) => {
    const press = (name: string | RegExp) => userEvent.click(canvas.getByRole('button', { name }));
    await expect(canvas.queryByRole('button', { name: 'Conversations' })).toBeNull();
    await press(/^Ana Lima, away/);
    await expect(all.onOpenContact).toHaveBeenCalledOnce();
    await press('Call Ana Lima');
    await expect(all.onCall).toHaveBeenLastCalledWith({ kind: 'phone' });
    await press('Video call with Ana Lima');
    await expect(all.onCall).toHaveBeenLastCalledWith({ kind: 'video' });
    await press('Search in conversation');
    await expect(all.onSearch).toHaveBeenCalledOnce();
    await press('More about Ana Lima');
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(labels);
  },
};

export const LeavesTheRoomOfAPhoneToTheName: Story = {
  args: { person: { name: 'Noah Bennett' } },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args: { onCall, onOpenList }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Conversations' }));
    await expect(onOpenList).toHaveBeenCalledOnce();
    const name = required(canvas.getByText('Noah Bennett').parentElement, 'line of the name');
    await expect(name.scrollWidth).toBe(name.clientWidth);
    await expect(canvas.queryByRole('button', { name: 'Call Noah Bennett' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More about Noah Bennett' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Video call with Noah Bennett' }));
    await expect(onCall).toHaveBeenCalledWith({ kind: 'video' });
  },
};
