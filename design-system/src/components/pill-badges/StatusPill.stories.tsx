import type { Meta, StoryObj } from '@storybook/react-vite';
import { conformance } from '../../conformance/conformance.tsx';
import { StatusPill } from './StatusPill.tsx';
import * as examples from './StatusPill.examples.tsx';

const meta = {
  component: StatusPill,
  args: { children: 'Issued', tone: 'info' },
  argTypes: { mark: { control: 'select', options: [undefined, 'dot'] } },
} satisfies Meta<typeof StatusPill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const SaleStates: Story = { render: examples.SaleStates };
export const WithIcons: Story = { render: examples.WithIcons };
export const WithDots: Story = { render: examples.WithDots };

export const Conforms: Story = conformance(StatusPill, { children: 'Partially refunded', mark: 'dot' as const });
