import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { Toast } from './Toast.tsx';
import * as examples from './Toast.examples.tsx';
import * as boxes from './ToastBox.examples.tsx';

const meta = {
  component: Toast,
  args: { lines: ['Policy EM-2041 was issued.'], onClose: fn() },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Tones: Story = { render: examples.Tones };
export const Translucent: Story = { render: boxes.Translucent, tags: ['W-TST-01'] };

export const Signs: Story = {
  render: boxes.Signs,
  tags: ['W-TST-02'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body);

    await expect(canvas.queryByText('New message')).toBeNull();
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(7);
  },
};

export const Conforms: Story = conformance(Toast, {
  tone: 'danger' as const,
  lines: ['The eSIM could not be activated.', 'The data plan has no profile left.'],
});
