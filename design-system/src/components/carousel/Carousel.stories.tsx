import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { movePointerAway } from '#storybook/testing/pointer-elsewhere.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { Carousel, type CarouselProps } from './Carousel.tsx';
import * as examples from './Carousel.examples.tsx';
import { carouselKeyboard } from './carousel.keyboard.ts';

const slides = [
  { id: 'trip', label: 'Trip', content: <p>São Paulo to Lisbon</p> },
  { id: 'cover', label: 'Coverage', content: <a href="/sales">US$ 60.000</a> },
  { id: 'esim', label: 'eSIM', content: <p>Europe, 10 GB</p> },
];

const meta = {
  component: Carousel,
  args: { label: 'The sale', slides, onSelect: fn() },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const shows = (canvas: Canvas, name: string) =>
  waitFor(() => expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName(name));

export const Playground: Story = {};

export const Basic: Story = {
  render: examples.Basic,
  tags: ['W-CAR-01'],
  play: async ({ canvas, userEvent, step }) => {
    await step('it is a region of slides, each with its number', async () => {
      const region = canvas.getByRole('region', { name: 'Destinations' });
      await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
      await shows(canvas, 'Lisbon, 1 of 3');
      const slide = canvas.getByRole('group', { name: 'Lisbon, 1 of 3' });
      await expect(slide).toHaveAttribute('aria-roledescription', 'slide');
    });
    await step('its buttons lead on and back, from the last to the first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
      await shows(canvas, 'Rio de Janeiro, 2 of 3');
      await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
      await shows(canvas, 'Lisbon, 1 of 3');
      await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
      await shows(canvas, 'Tokyo, 3 of 3');
    });
    await step('a dot leads to its slide', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rio de Janeiro, 2 of 3' }));
      await shows(canvas, 'Rio de Janeiro, 2 of 3');
    });
  },
};

export const WithCaptions: Story = { render: examples.WithCaptions, tags: ['W-CAR-02'] };

export const Uncontrolled: Story = {
  render: examples.Uncontrolled,
  tags: ['W-CAR-03'],
  play: ({ canvas }) => shows(canvas, 'Rio de Janeiro, 2 of 3'),
};

export const WithInterval: Story = {
  globals: { motion: 'system' },
  render: examples.WithInterval,
  tags: ['W-CAR-04'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('slides come by themselves until a person stops them', async () => {
      await movePointerAway(await canvas.findByRole('group', { name: 'Lisbon, 1 of 3' }));
      await shows(canvas, 'Rio de Janeiro, 2 of 3');
      await userEvent.click(canvas.getByRole('button', { name: /^Stop/ }));
      await expect(canvas.getByRole('button', { name: /^Start automatic/ })).toBeVisible();
    });
    await step('beside that button, the dots stay in one line, also where fingers need more room', async () => {
      canvasElement.style.setProperty('--e-size-target', '44px');
      const dots = within(canvas.getByRole('group', { name: 'Choose a slide' })).getAllByRole('button');
      await expect(new Set(dots.map((dot) => dot.getBoundingClientRect().top)).size).toBe(1);
    });
  },
};

export const WithKeyboard: Story = {
  render: examples.WithKeyboard,
  tags: ['W-CAR-05', 'KBD-05'],
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, 'Lisbon, 1 of 3');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await shows(canvas, 'Rio de Janeiro, 2 of 3');
    await userEvent.keyboard('{End}');
    await shows(canvas, 'Tokyo, 3 of 3');
    await userEvent.keyboard('{ArrowLeft}');
    await shows(canvas, 'Rio de Janeiro, 2 of 3');
  },
};

export const PausesOnHover: Story = { render: examples.PausesOnHover, tags: ['W-CAR-06'] };

export const Conforms: Story = conformance<CarouselProps>(
  Carousel,
  { label: 'The sale', slides },
  { keyboard: carouselKeyboard },
);
