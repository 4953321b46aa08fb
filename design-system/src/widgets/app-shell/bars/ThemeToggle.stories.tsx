import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buttonKeyboard } from '../../../components/buttons/button.keyboard.ts';
import { conformance } from '../../../conformance/conformance.tsx';
import * as examples from './Navbar.examples.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

const meta = {
  component: ThemeToggle,
  args: { skin: 'light', onSkinChange: fn() },
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Lights: Story = { render: examples.Lights };

export const Conforms: Story = conformance(ThemeToggle, meta.args, { keyboard: buttonKeyboard });

export const AsksForTheDarkSkin: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to the dark skin' }));

    await expect(args.onSkinChange).toHaveBeenCalledOnce();
    await expect(args.onSkinChange).toHaveBeenCalledWith({ skin: 'dark' });
  },
};

export const AsksForTheLightSkinWhenItIsDark: Story = {
  args: { skin: 'dark' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to the light skin' }));

    await expect(args.onSkinChange).toHaveBeenCalledOnce();
    await expect(args.onSkinChange).toHaveBeenCalledWith({ skin: 'light' });
  },
};

export const ChangesNothingByItself: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = document.documentElement.dataset['skin'];
    await userEvent.click(canvas.getByRole('button'));

    await expect(canvas.getByRole('button', { name: 'Switch to the dark skin' })).toBeVisible();
    await expect(document.documentElement.dataset['skin']).toBe(before);
  },
};
