import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { redAndBlue } from '#storybook/testing/red-and-blue.ts';
import { required } from '#storybook/testing/required.ts';
import { wholeApp } from '../../app/app.testing.tsx';

const meta = { ...wholeApp, tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sourceIn = (root: HTMLElement) => root.querySelector('img')?.getAttribute('src') ?? null;
// The head of a conversation is a banner too for these queries, which do not see that it is part of the page's main content.
const navbar = () => within(required(screen.getAllByRole('banner')[0], 'navbar'));
const inNavbar = () => sourceIn(navbar().getByRole('button', { name: /^Marina Duarte/ }));

export const TheOwnPictureIsEverywhere: Story = {
  name: 'A saved picture is in the navbar and the chat without a reload, and goes from all tabs when it is removed (XS-04)',
  parameters: { route: '/pages/account-settings' },
  play: async (context) => {
    const { canvasElement, step, userEvent } = context;
    const { area, router } = storyOf(context);
    const profile = within(await screen.findByRole('region', { name: 'Profile details' }));
    await step('it is that of the settings', async () => {
      await waitFor(() => expect(inNavbar()).toBe(sourceIn(profile.getByRole('img', { name: 'Marina Duarte' }))));
      await expect(inNavbar()).not.toBeNull();
    });
    await step('another one is there once it is saved', async () => {
      const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
      if (!input) throw new Error('There is no file field.');
      await userEvent.upload(input, await redAndBlue('me.png'));
      await userEvent.click(await screen.findByRole('button', { name: 'Use this picture' }));
      await expect(inNavbar()).not.toMatch(/^data:image\/webp/);
      await userEvent.click(profile.getByRole('button', { name: 'Save changes' }));
      await waitFor(() => expect(inNavbar()).toMatch(/^data:image\/webp/));
      await expect(area.getItem('embarque.picture')).toContain(inNavbar());
    });
    await step('and in the chat', async () => {
      await router.navigate('/apps/chat');
      const own = await screen.findByRole('img', { name: 'Marina Duarte, online' });
      await expect(sourceIn(own)).toBe(inNavbar());
    });
    await step('and is removed with the one in another tab', async () => {
      area.setItem('embarque.picture', 'null');
      dispatchEvent(new StorageEvent('storage', { key: 'embarque.picture' }));
      await waitFor(() => expect(inNavbar()).toBeNull());
    });
  },
};

export const TheOwnPictureIsThereFromSignInOn: Story = {
  name: 'The own picture is in the navbar without a visit to the settings, and stored for the next page (XS-04)',
  play: async (context) => {
    await context.userEvent.hover(await screen.findByRole('heading', { level: 1 }));
    await waitFor(() => expect(inNavbar()).not.toBeNull(), { timeout: 15_000 });
    await expect(storyOf(context).area.getItem('embarque.picture')).toContain(inNavbar());
  },
};
