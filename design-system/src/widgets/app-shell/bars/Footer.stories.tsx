import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linkKeyboard } from '../../../components/buttons/button.keyboard.ts';
import { conformance } from '../../../conformance/conformance.tsx';
import { Footer } from './Footer.tsx';
import * as examples from './Navbar.examples.tsx';

const meta = { component: Footer, args: { year: 2026, productHref: '#home' } } satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Below: Story = { render: examples.Below, tags: ['SHL-14'] };

export const Conforms: Story = conformance(Footer, meta.args, { keyboard: linkKeyboard });

export const NamesTheYearAndLeadsToTheProduct: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('© 2026 Embarque. All rights reserved.');
    await expect(canvas.getByRole('link', { name: 'Embarque' })).toHaveAttribute('href', '#home');
  },
};

export const LeavesTheMottoOutOnPhones: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Travel well, stay connected')).not.toBeVisible();
  },
};
