import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { placeOfText } from '#storybook/testing/layout/place-of-text.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { Button } from '../buttons/Button.tsx';
import { linkKeyboard } from '../buttons/button.keyboard.ts';
import { Badge } from './Badge.tsx';
import * as examples from './Badge.examples.tsx';
import { BadgeLink } from './BadgeLink.tsx';

const meta = {
  component: Badge,
  subcomponents: { BadgeLink },
  args: { children: '4' },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Counters: Story = { render: examples.Counters };
export const Solid: Story = { render: examples.Solid, tags: ['W-BDG-01'] };
export const Glow: Story = { render: examples.Glow, tags: ['W-BDG-02'] };
export const Soft: Story = { render: examples.Soft, tags: ['W-BDG-03'] };
export const WithIcon: Story = { render: examples.WithIcon, tags: ['W-BDG-04'] };
export const Links: Story = { render: examples.Links, tags: ['W-BDG-05'] };
export const FullWidth: Story = { render: examples.FullWidth, tags: ['W-BDG-06'] };

export const Conforms: Story = conformance(Badge, { children: 'Delayed' });
export const BadgeLinkConforms: Story = conformance(
  BadgeLink,
  { href: '#stay', children: 'All sales' },
  { keyboard: linkKeyboard },
);

export const SaysWhatItsNumberCounts: Story = {
  render: () => (
    <Button variant="outline">
      Email <Badge label="4 unread">4</Badge>
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Email 4 unread' })).toHaveTextContent('4');
  },
};

export const KeepsTheOrderOfItsWordsFromRightToLeft: Story = {
  args: { children: '14 tasks' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('14 tasks');
    await expect(placeOfText(badge, '14').left).toBeLessThan(placeOfText(badge, 'tasks').left);
  },
};
