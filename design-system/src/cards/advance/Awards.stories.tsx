import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as examples from './Awards.examples.tsx';

const meta = {} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Congratulations: Story = {
  render: examples.Congratulations,
  tags: ['W-CAD-01'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Congratulations, Lívia!' })).toHaveTextContent(/57,6% more/);
  },
};

export const Medal: Story = {
  render: examples.Medal,
  tags: ['W-CAD-02'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^R\$\s48,9k$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Sales' })).toHaveAttribute('href', '/sales');
  },
};
