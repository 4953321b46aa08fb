import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { List, ListItem } from './blocks/List.tsx';
import * as examples from './List.examples.tsx';

const children = [
  <ListItem key="passport">Passport</ListItem>,
  <ListItem key="policy">Policy and emergency card</ListItem>,
];

const meta = {
  component: List,
  subcomponents: { ListItem },
  args: { children },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Unstyled: Story = { render: examples.Unstyled, tags: ['W-TYP-07'] };
export const Unordered: Story = { render: examples.Unordered, tags: ['W-TYP-07'] };
export const Ordered: Story = { render: examples.Ordered, tags: ['W-TYP-07'] };
export const WithIcons: Story = { render: examples.WithIcons, tags: ['W-TYP-07'] };
export const InOneLine: Story = { render: examples.InOneLine, tags: ['W-TYP-07'] };

export const Conforms: Story = conformance(List, { children });

export const CountsByNumbersAndWithinThemByLetters: Story = {
  render: examples.Ordered,
  play: async ({ canvas }) => {
    const [outer, inner] = canvas.getAllByRole('list');

    await expect([outer, inner].map((list) => list?.tagName)).toEqual(['OL', 'OL']);
    await expect(getComputedStyle(required(outer, 'outer list')).listStyleType).toBe('decimal');
    await expect(getComputedStyle(required(inner, 'inner list')).listStyleType).toBe('lower-alpha');
  },
};

export const StaysAListWithoutMarkers: Story = {
  args: { marker: 'none' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');

    await expect(list).toHaveAttribute('role', 'list');
    await expect(getComputedStyle(list).listStyleType).toBe('none');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  },
};

export const StandsInOneLineWhenThereIsRoom: Story = {
  args: { marker: 'none', layout: 'inline' },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);

    await expect(new Set(tops).size).toBe(1);
  },
};
