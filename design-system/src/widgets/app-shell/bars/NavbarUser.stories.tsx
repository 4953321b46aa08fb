import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { menuButtonKeyboard } from '../../../components/dropdowns/menu.keyboard.ts';
import { conformance } from '../../../conformance/conformance.tsx';
import { LinkContext } from '../../../theme/provider/links.ts';
import * as examples from './Navbar.examples.tsx';
import { NavbarUser } from './NavbarUser.tsx';

const onSignOut = fn();

const meta = {
  component: NavbarUser,
  args: {
    name: 'Marina Duarte',
    userRole: 'admin',
    sections: [
      { id: 'own', label: 'Your pages', items: [{ id: 'inbox', label: 'Inbox', href: '/apps/email' }] },
      { id: 'session', label: 'Session', items: [{ id: 'sign-out', label: 'Sign out', onAction: onSignOut }] },
    ],
  },
} satisfies Meta<typeof NavbarUser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const User: Story = { render: examples.User };

export const Conforms: Story = conformance(NavbarUser, meta.args, { keyboard: menuButtonKeyboard, opens: true });

export const IsNamedByPersonAndRole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Marina Duarte admin' })).toHaveAttribute('aria-haspopup', 'menu');
  },
};

export const KeepsItsNameWhenThereIsRoomForInitialsAlone: Story = {
  ...IsNamedByPersonAndRole,
  globals: { viewport: { value: 'mobile1' } },
};

export const OpensItsMenuAndActsOnce: Story = {
  beforeEach: () => void onSignOut.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));

    await expect(onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const OpensByArrowAndGivesFocusBackOnEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const user = canvas.getByRole('button');
    user.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Inbox' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(user).toHaveFocus());
    await expect(user).toHaveAttribute('aria-expanded', 'false');
  },
};

const router = { navigate: fn() };

export const FollowsLinksWithoutAPageLoad: Story = {
  beforeEach: () => void router.navigate.mockClear(),
  decorators: (Story) => (
    <LinkContext value={router}>
      <Story />
    </LinkContext>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Inbox' }));

    await expect(router.navigate.mock.calls.map(([href]) => href)).toEqual(['/apps/email']);
  },
};
