import type { Meta, StoryObj } from '@storybook/react-vite';
import { conformance } from '../../conformance/conformance.tsx';
import { Code } from './Code.tsx';
import * as examples from './Code.examples.tsx';
import { Kbd } from './Kbd.tsx';

const meta = {
  component: Code,
  subcomponents: { Kbd },
  args: { children: 'EM-2041-77' },
} satisfies Meta<typeof Code>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const InText: Story = { render: examples.InText };

export const Conforms: Story = conformance(Code, { children: 'EM-2041-77' });
export const KbdConforms: Story = conformance(Kbd, { children: 'Esc' });
