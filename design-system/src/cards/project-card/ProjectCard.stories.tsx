import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { ProjectCard } from './ProjectCard.tsx';

const args = {
  title: 'App design',
  day: '2026-11-03',
  teams: [{ label: 'Prototype' }],
  members: [{ name: 'Yuki Tanaka' }],
  facts: [{ label: 'Budget', value: 'R$ 49.251' }],
};

const meta = { component: ProjectCard, args } satisfies Meta<typeof ProjectCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance(ProjectCard, args, { keyboard: buttonKeyboard });

export const IsJoinedAndLeft: Story = {
  args: { onJoin: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join Team' }));
    await expect(args.onJoin).toHaveBeenLastCalledWith({ isMember: true });

    await userEvent.click(canvas.getByRole('button', { name: 'Leave Team' }));
    await expect(args.onJoin).toHaveBeenLastCalledWith({ isMember: false });
  },
};
