import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { Toast } from './Toast.tsx';
import * as examples from './Toast.examples.tsx';

const meta = {
  component: Toast,
  args: { lines: ['Policy EM-2041 was issued.'], onClose: fn() },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Tones: Story = { render: examples.Tones };

export const Conforms: Story = conformance(Toast, {
  tone: 'danger' as const,
  lines: ['The eSIM could not be activated.', 'The data plan has no profile left.'],
});
