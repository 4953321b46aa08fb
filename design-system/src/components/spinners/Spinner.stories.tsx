import type { Meta, StoryObj } from '@storybook/react-vite';
import { conformance } from '../../conformance/conformance.tsx';
import { Spinner } from './Spinner.tsx';
import * as examples from './Spinner.examples.tsx';

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Ring: Story = { render: examples.Ring, tags: ['W-SPN-01', 'SPEC-2.2-b'] };
export const RingTones: Story = { render: examples.RingTones, tags: ['W-SPN-02'] };
export const Growing: Story = { render: examples.Growing, tags: ['W-SPN-03'] };
export const GrowingTones: Story = { render: examples.GrowingTones, tags: ['W-SPN-04'] };
export const Sizes: Story = { render: examples.Sizes, tags: ['W-SPN-08'] };
export const BesideText: Story = { render: examples.BesideText };
export const InARow: Story = { render: examples.InARow, tags: ['W-SPN-05'] };
export const Floating: Story = { render: examples.Floating, tags: ['W-SPN-06'] };
export const AlignedLikeText: Story = { render: examples.AlignedLikeText, tags: ['W-SPN-07'] };
export const InButtons: Story = { render: examples.InButtons, tags: ['W-SPN-09'] };

export const Conforms: Story = conformance(Spinner, {});
