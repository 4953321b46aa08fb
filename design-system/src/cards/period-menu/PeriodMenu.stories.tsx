import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { menuButtonKeyboard } from '../../components/dropdowns/menu.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { PeriodMenu, type PeriodMenuProps } from './PeriodMenu.tsx';

const args = { value: 'last 7 days', onChange: fn() } satisfies PeriodMenuProps;

const meta = { component: PeriodMenu, args } satisfies Meta<typeof PeriodMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance(PeriodMenu, args, { keyboard: menuButtonKeyboard });
