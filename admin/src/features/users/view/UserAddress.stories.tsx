import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { required } from '#storybook/testing/required.ts';
import { accountCalls } from '../account/account.api.ts';
import { searchOf } from '../users.stories.testing.ts';
import { UserPage } from './UserPage.tsx';

const meta = {
  component: UserPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof UserPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnUnknownUserLeadsToTheList: Story = {
  name: 'An id that no user has, or that is mistyped, leads to the list',
  tags: ['USR-16'],
  parameters: { route: '/apps/user/view/999' },
  play: async (context) => {
    const { canvas } = context;
    const { router } = storyOf(context);
    for (const id of ['999', '7x', '7.0', '0x7', 'grace.whitfield']) {
      await router.navigate('/apps/user/view/30');
      await canvas.findByRole('heading', { level: 2, name: 'Grace Whitfield' });
      await router.navigate(`/apps/user/view/${id}`);
      const list = await canvas.findByRole('link', { name: 'Go to the list of users' });
      await expect(list).toHaveAttribute('href', '/apps/user/list');
      await expect(within(required(list.closest('[role="alert"]'), 'alert')).getByText('User not found')).toBeVisible();
    }
  },
};

export const ZerosBeforeTheIdLeaveTheAddress: Story = {
  name: 'Zeros before the id leave the address, and the user stays in sight',
  parameters: { route: '/apps/user/view/0030?tab=billing' },
  beforeEach: () => {
    const loads = spyOn(accountCalls, 'load');
    return () => loads.mockRestore();
  },
  play: async (context) => {
    const heading = await context.canvas.findByRole('heading', { level: 2, name: 'Grace Whitfield' });
    await waitFor(() => expect(storyOf(context).router.state.location.pathname).toBe('/apps/user/view/30'));
    await expect(searchOf(context)).toBe('?tab=billing');
    await expect(heading).toBeVisible();
    await expect(accountCalls.load).toHaveBeenCalledOnce();
  },
};
