import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { Toolbar } from './Toolbar.tsx';
import * as examples from './Toolbar.examples.tsx';

const meta = { component: Toolbar, args: { label: 'Filters' } } satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { render: examples.AboveAList };
export const AboveAList: Story = { render: examples.AboveAList };

export const Conforms: Story = conformance(Toolbar, { label: 'Filters' });

export const IsASearchLandmarkWithAName: Story = {
  render: examples.AboveAList,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('search', { name: 'Search and filters' });

    await expect(within(bar).getByRole('searchbox', { name: 'Search policies' })).toBeVisible();
  },
};

export const FiltersShareLinesOnAPhone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  render: examples.AboveAList,
  play: async ({ canvas }) => {
    const [kind, status] = canvas.getAllByRole('combobox').map((filter) => filter.getBoundingClientRect());

    const { top } = required(kind, 'first filter');
    await expect(status?.top).toBe(top);
    await expect(top).toBeGreaterThan(canvas.getByRole('searchbox').getBoundingClientRect().bottom);
  },
};
