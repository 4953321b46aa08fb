import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { layerConformance } from '../../conformance/conformance.tsx';
import { usualLayout } from '../app-shell/shell-layout.ts';
import { Customizer } from './Customizer.tsx';
import * as examples from './Customizer.examples.tsx';

const meta = {
  component: Customizer,
  args: {
    value: { ...usualLayout, skin: 'light', direction: 'ltr', isMenuCollapsed: false },
    onChange: fn(),
  },
} satisfies Meta<typeof Customizer>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open({ canvas, userEvent }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Customise the app' }));
  return within(await screen.findByRole('dialog', { name: 'Customise the app' }));
}

export const Playground: Story = {
  tags: ['SHL-17'],
  play: async (context) => {
    const panel = await open(context);
    const choices = (name: string) =>
      within(panel.getByRole('radiogroup', { name }))
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('value'));
    await expect(choices('Skin')).toEqual(['light', 'bordered', 'dark', 'semi-dark']);
    await expect(choices('Navbar colour')).toHaveLength(8);
    await expect(choices('Navbar type')).toEqual(['floating', 'sticky', 'static', 'hidden']);
    await expect(choices('Footer')).toEqual(['sticky', 'static', 'hidden']);
    await context.userEvent.click(panel.getByRole('radio', { name: 'Full width' }));
    await expect(context.args.onChange).toHaveBeenLastCalledWith({ contentWidth: 'full' });
    await context.userEvent.click(panel.getByRole('switch', { name: 'Right to left' }));
    await expect(context.args.onChange).toHaveBeenLastCalledWith({ direction: 'rtl' });
  },
};

/** Phones have no room for it. */
export const Conforms: Story = {
  ...layerConformance(<Customizer {...meta.args} />, {
    role: 'dialog',
    open: async (context) => {
      await open(context);
    },
  }),
  globals: {},
};

export const AppAppearance: Story = {
  render: examples.AppAppearance,
  tags: ['SHL-17'],
  play: async (context) => {
    const panel = await open(context);
    await context.userEvent.click(panel.getByRole('radio', { name: 'Semi-dark' }));
    await context.userEvent.click(panel.getByRole('radio', { name: 'Horizontal' }));

    await expect(panel.queryByRole('radio', { name: 'Semi-dark' })).toBeNull();
    await expect(panel.getByRole('radio', { name: 'Light' })).toBeChecked();
    await expect(panel.queryByRole('radiogroup', { name: 'Navbar colour' })).toBeNull();
    await expect(panel.getByRole('radiogroup', { name: 'Menu type' })).toBeVisible();
    await expect(panel.queryByRole('switch', { name: 'Collapse menu' })).toBeNull();
  },
};
