import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Menu } from '../../../components/dropdowns/Menu.tsx';
import { Popover } from '../../../components/popovers/Popover.tsx';
import { notify } from '../../../components/toasts/notify.tsx';
import { Toaster } from '../../../components/toasts/toaster/Toaster.tsx';
import { AppShell } from '../AppShell.tsx';

const meta = {
  component: AppShell,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    menu: [],
    currentHref: '/sales',
    isMenuCollapsed: false,
    onMenuCollapsedChange: fn(),
    children: <h1>Sales</h1>,
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LayersOfTheNavbarOpenBelowIt: Story = {
  args: {
    navbarEnd: (
      <>
        <Menu trigger={<Button>Language</Button>} items={[{ id: 'en', label: 'English' }]} />
        <Popover trigger={<Button size="small">Cart</Button>}>Nothing in it</Popover>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const bar = required(canvas.getByRole('banner').firstElementChild, 'navbar').getBoundingClientRect();
    const distanceOf = (layer: Element) =>
      (layer.closest('[data-placement]')?.getBoundingClientRect().top ?? 0) - (bar?.bottom ?? 0);

    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(distanceOf(menu)).toBeCloseTo(8, 0));
    await userEvent.keyboard('{Escape}');

    await userEvent.click(await canvas.findByRole('button', { name: 'Cart' }));
    const popover = await screen.findByRole('dialog');
    await waitFor(() => expect(distanceOf(popover)).toBeCloseTo(8, 0));
  },
};

export const LayersOfTheNavbarOpenBelowItOnPhones: Story = {
  ...LayersOfTheNavbarOpenBelowIt,
  globals: { viewport: { value: 'mobile2' } },
};

export const ToastsStandBelowTheNavbar: Story = {
  name: 'Toasts stand below the navbar, at its edge, and those to press far from it (M17)',
  args: { footer: <Toaster /> },
  play: async ({ canvas }) => {
    notify.undoable({ message: 'Card moved', onUndo: fn() });
    notify.success('Sale recorded');
    const bar = required(canvas.getByRole('banner').firstElementChild, 'navbar').getBoundingClientRect();
    const placeOf = async (text: string) =>
      required((await canvas.findByText(text)).closest('[data-toast]'), 'toast').getBoundingClientRect();
    const read = await placeOf('Sale recorded');
    await expect(read.top).toBeGreaterThan(bar.bottom);
    await expect(read.right).toBeCloseTo(bar.right, 0);
    await expect(innerHeight - (await placeOf('Card moved')).bottom).toBeLessThan(40);
    notify.clear();
  },
};

export const AllToastsStandAtTheBottomOnPhones: Story = {
  ...ToastsStandBelowTheNavbar,
  name: 'All toasts stand at the bottom on phones (M17)',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    notify.undoable({ message: 'Card moved', onUndo: fn() });
    notify.success('Sale recorded');
    const texts = await Promise.all([canvas.findByText('Card moved'), canvas.findByText('Sale recorded')]);
    const [toPress, toRead] = texts.map((text) =>
      required(text.closest('[data-toast]'), 'toast').getBoundingClientRect(),
    );
    const bottoms = [required(toPress, 'toast').bottom, required(toRead, 'toast').bottom];
    await expect(innerHeight - Math.max(...bottoms)).toBeLessThan(40);
    await expect(innerHeight - Math.min(...bottoms)).toBeLessThan(160);
    notify.clear();
  },
};
