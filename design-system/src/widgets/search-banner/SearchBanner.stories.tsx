import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { SearchBanner } from './SearchBanner.tsx';
import * as examples from './SearchBanner.examples.tsx';

const args = { title: 'How can we help?', description: 'Search policies and orders.', children: 'The field' };

const meta = { component: SearchBanner, args } satisfies Meta<typeof SearchBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Questions: Story = {
  render: examples.Questions,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search', { name: 'How can we help?' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'How can we help?' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search questions' })).toBeVisible();
  },
};

export const Picture: Story = {
  render: examples.Picture,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A suitcase, an eSIM and a boarding pass' })).toBeVisible();
  },
};

export const Conforms: Story = conformance(SearchBanner, args);
