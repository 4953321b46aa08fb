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
export const Tones: Story = {
  render: examples.Tones,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));

    await expect(canvas.queryByText('Card moved to Done')).toBeNull();
  },
};
export const Translucent: Story = { render: boxes.Translucent, tags: ['W-TST-01'] };

export const Signs: Story = {
  render: boxes.Signs,
  tags: ['W-TST-02'],
  play: async ({ canvas, userEvent }) => {
    const crosses = () => canvas.queryAllByRole('button', { name: 'Dismiss' });
    crosses()[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('New message')).toBeNull();
    await expect(crosses()).toHaveLength(7);
    await expect(crosses()[0]).toHaveFocus();

    await userEvent.keyboard('{Enter}'.repeat(7));
    await expect(crosses()).toHaveLength(0);
    await expect(canvas.getByRole('button', { name: 'Show them again' })).toHaveFocus();
  },
};

export const Conforms: Story = conformance(Toast, {
  tone: 'danger' as const,
  lines: ['The eSIM could not be activated.', 'The data plan has no profile left.'],
});
