import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linkKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import * as examples from './ProfileHeader.examples.tsx';
import { ProfileHeader, type ProfileHeaderProps } from './ProfileHeader.tsx';

const args: ProfileHeaderProps = {
  name: 'Marina Duarte',
  detail: 'Head of the travel desk',
  views: [
    { id: 'feed', label: 'Feed', href: '#feed' },
    { id: 'photos', label: 'Photos', href: '#photos' },
  ],
  current: 'feed',
};

const meta = { component: ProfileHeader, args } satisfies Meta<typeof ProfileHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const YourOwnProfile: Story = { render: examples.YourOwnProfile };

export const Conforms: Story = conformance<ProfileHeaderProps>(ProfileHeader, args, { keyboard: linkKeyboard });

export const KeepsTheViewsBehindAButtonOnPhones: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ abortSignal, canvas, canvasElement, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Feed', expanded: false });
    await expect(canvas.queryByRole('link')).toBeNull();

    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Feed' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Photos' })).toBeVisible();

    canvasElement.addEventListener('click', (event) => event.preventDefault(), { signal: abortSignal });
    await userEvent.click(canvas.getByRole('link', { name: 'Photos' }));
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(toggle).toHaveFocus();
  },
};
