import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { wholeApp } from '../app/app.testing.tsx';

const widths = [320, 340, 360, 375];

const meta = {
  ...wholeApp,
  tags: ['!autodocs'],
  parameters: {
    ...wholeApp.parameters,
    viewport: {
      options: {
        ...MINIMAL_VIEWPORTS,
        ...Object.fromEntries(
          widths.map((width) => [`w${width}`, { name: `${width}`, styles: { width: `${width}px`, height: '740px' } }]),
        ),
      },
    },
  },
  // Targets as a finger needs them, as the tokens have them there.
  beforeEach: () => {
    const { style } = document.documentElement;
    style.setProperty('--e-size-target', innerWidth < 360 ? '40px' : '44px');
    return () => void style.removeProperty('--e-size-target');
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const overlaps = (controls: readonly HTMLElement[]) => {
  const rects = controls.map((control) => control.getBoundingClientRect()).toSorted((a, b) => a.left - b.left);
  return rects.slice(1).filter(({ left }, index) => left < (rects[index]?.right ?? 0) - 0.5).length;
};

const noControlOverlaps = (width: number): Story => ({
  name: `No control of the navbar overlaps another at ${width} px (M2)`,
  globals: { viewport: { value: `w${width}` } },
  play: async () => {
    await expect(innerWidth).toBe(width);
    await screen.findByRole('heading', { level: 1, name: /^Sales:/ });
    const navbar = screen.getByRole('banner');
    await waitFor(() => expect(within(navbar).getAllByRole('button')).toHaveLength(7));
    const controls = within(navbar).getAllByRole('button');
    await expect(overlaps(controls)).toBe(0);
    await expect(Math.max(...controls.map((control) => control.getBoundingClientRect().right))).toBeLessThan(width);
  },
});

export const At320: Story = noControlOverlaps(320);
export const At340: Story = noControlOverlaps(340);
export const At360: Story = noControlOverlaps(360);
export const At375: Story = noControlOverlaps(375);
