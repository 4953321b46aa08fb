import type { Meta, StoryObj } from '@storybook/react-vite';
import { conformance } from '../../conformance/conformance.tsx';
import { Logo } from './Logo.tsx';
import * as examples from './Logo.examples.tsx';

const meta = { component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const OnPage: Story = { render: examples.OnPage };
export const OnBrand: Story = { render: examples.OnBrand };

export const Conforms: Story = conformance(Logo, {});
