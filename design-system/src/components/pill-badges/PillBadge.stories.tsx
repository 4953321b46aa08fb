import type { Meta, StoryObj } from '@storybook/react-vite';
import { conformance } from '../../conformance/conformance.tsx';
import { Badge } from '../badges/Badge.tsx';
import { BadgeAnchor } from '../badges/BadgeAnchor.tsx';
import * as examples from './PillBadge.examples.tsx';

const meta = {
  component: Badge,
  subcomponents: { BadgeAnchor },
  args: { children: '4' },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Solid: Story = { render: examples.Solid, tags: ['W-PBD-01'] };
export const Glow: Story = { render: examples.Glow, tags: ['W-PBD-02'] };
export const Soft: Story = { render: examples.Soft, tags: ['W-PBD-03'] };
export const Notifications: Story = { render: examples.Notifications, tags: ['W-PBD-04'] };
export const Links: Story = { render: examples.Links, tags: ['W-PBD-05'] };
export const FullWidth: Story = { render: examples.FullWidth, tags: ['W-PBD-06'] };

export const AnchorConforms: Story = conformance(BadgeAnchor, { badge: <Badge>4</Badge>, children: 'Messages' });
