import type { Meta, StoryObj } from '@storybook/react-vite';
import { Users } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import * as examples from './FilterTile.examples.tsx';
import { FilterTile, type FilterTileProps } from './FilterTile.tsx';

const props: FilterTileProps = { label: 'Active users', value: 1284, icon: Users, isPressed: false, onClick: fn() };

const meta = { component: FilterTile, args: props, argTypes: { icon: { control: false } } } satisfies Meta<
  typeof FilterTile
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance<FilterTileProps>(FilterTile, props, { keyboard: buttonKeyboard });

export const PeopleByStatus: Story = {
  render: examples.PeopleByStatus,
  play: async ({ canvas, userEvent }) => {
    const active = canvas.getByRole('button', { name: /^Active users/ });
    await userEvent.click(active);

    await expect(active).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: /^All users/ })).toHaveAttribute('aria-pressed', 'false');
  },
};

export const IsNamedByTheFigureToo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Active users 1.284');
  },
};
