import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { Splash } from './Splash.tsx';
import * as examples from './Splash.examples.tsx';

const meta = {
  component: Splash,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof Splash>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithLogo: Story = { render: examples.WithLogo, tags: ['SHL-20'] };

export const Conforms: Story = { ...conformance(Splash, {}), globals: { viewport: { value: 'mobile1' } } };

export const SaysWhatIsAwaitedAndFillsTheWindow: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status', { name: 'Opening the desk' });
    const { width, height } = (status.parentElement ?? status).getBoundingClientRect();

    await expect({ width, height }).toEqual({ width: innerWidth, height: innerHeight });
  },
};
