import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { movePointerAway } from '#storybook/testing/pointer-elsewhere.ts';
import { Carousel } from '../../components/carousel/Carousel.tsx';
import * as examples from './Swiper.examples.tsx';

const meta = { component: Carousel, args: { label: '', slides: [] } } satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const current = (canvas: Canvas) => canvas.getByRole('button', { current: true });
const shows = (canvas: Canvas, name: string) => waitFor(() => expect(current(canvas)).toHaveAccessibleName(name));
const slidesInReach = (canvas: Canvas) =>
  canvas
    .queryAllByRole('group', { name: /\d of \d+$/ })
    .filter((slide) => !slide.closest('[inert]'))
    .map((slide) => slide.ariaLabel);
const reached = (canvas: Canvas, names: string[]) => waitFor(() => expect(slidesInReach(canvas)).toEqual(names));

export const Default: Story = {
  render: examples.Default,
  tags: ['W-SWP-01'],
  play: async ({ canvas, userEvent }) => {
    await reached(canvas, ['The Alps, 1 of 8']);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');

    await reached(canvas, ['Cairo, 2 of 8']);
  },
};

export const Navigation: Story = { render: examples.Navigation, tags: ['W-SWP-02'] };
export const Pagination: Story = { render: examples.Pagination, tags: ['W-SWP-03'] };

export const ProgressBar: Story = {
  render: examples.ProgressBar,
  tags: ['W-SWP-04'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: 'Slides seen' })).toHaveValue(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));

    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2'));
  },
};

export const ThreePerView: Story = {
  render: examples.ThreePerView,
  tags: ['W-SWP-05'],
  play: ({ canvas }) => reached(canvas, ['The Alps, 1 of 8', 'Cairo, 2 of 8', 'Lisbon, 3 of 8']),
};

export const TwoRows: Story = {
  render: examples.TwoRows,
  tags: ['W-SWP-06'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(slidesInReach(canvas)).toHaveLength(6));
    const top = (name: string) => canvas.getByRole('group', { name }).getBoundingClientRect().top;

    await expect(top('Cairo, 2 of 8')).toBeGreaterThan(top('The Alps, 1 of 8'));
    await expect(top('Lisbon, 3 of 8')).toBe(top('The Alps, 1 of 8'));
  },
};

export const FadeEffect: Story = { render: examples.FadeEffect, tags: ['W-SWP-07'] };

export const CubeEffect: Story = {
  render: examples.CubeEffect,
  tags: ['W-SWP-08'],
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, 'The Alps, 1 of 8');
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await shows(canvas, 'Cairo, 2 of 8');

    await reached(canvas, ['Cairo, 2 of 8']);
  },
};

export const CoverflowEffect: Story = {
  render: examples.CoverflowEffect,
  tags: ['W-SWP-09'],
  play: ({ canvas }) => shows(canvas, 'The Maldives, 4 of 8'),
};

export const Autoplay: Story = {
  globals: { motion: 'system' },
  render: examples.Autoplay,
  tags: ['W-SWP-10'],
  play: async ({ canvas, userEvent, step }) => {
    await step('the next slide comes by itself, also after a person chose one', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Tokyo, 8 of 8' }));
      await shows(canvas, 'Tokyo, 8 of 8');
      current(canvas).blur();
      await movePointerAway(canvas.getByRole('group', { name: /Tokyo/ }));
      await shows(canvas, 'The Alps, 1 of 8');
    });
    await step('nothing comes by itself where movement is unwelcome', async () => {
      document.documentElement.dataset['motion'] = 'reduced';
      await waitFor(() => expect(canvas.queryByRole('button', { name: /^Stop/ })).toBeNull());
      document.documentElement.dataset['motion'] = 'system';
    });
  },
};

export const Gallery: Story = {
  render: examples.Gallery,
  tags: ['W-SWP-11'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show Lisbon' }));

    await reached(canvas, [
      'Lisbon, 3 of 8',
      'Lisbon, 3 of 8',
      'The Maldives, 4 of 8',
      'New York, 5 of 8',
      'Reykjavík, 6 of 8',
    ]);
    await expect(current(canvas)).toHaveAccessibleName('Show Lisbon');
  },
};

export const LazyLoading: Story = {
  render: examples.LazyLoading,
  tags: ['W-SWP-12'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const images = () => canvasElement.querySelectorAll('svg[viewBox="0 0 640 400"]');
    await waitFor(() => expect(images()).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));

    await waitFor(() => expect(images()).toHaveLength(2));
  },
};

export const Responsive: Story = {
  render: examples.Responsive,
  tags: ['W-SWP-13'],
  globals: { viewport: { value: 'mobile1' } },
  play: ({ canvas }) => reached(canvas, ['The Alps, 1 of 8']),
};

export const Virtual: Story = {
  render: examples.Virtual,
  tags: ['W-SWP-14'],
  play: async ({ canvas, userEvent, step }) => {
    await step('what is far away does not exist', async () => {
      await waitFor(() => expect(canvas.getByText('Trip 3')).toBeVisible());
      await expect(canvas.queryByText('Trip 9')).toBeNull();
    });
    await step('a slide is appended, all are removed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Append slide' }));
      await expect(canvas.getByText('11 slides')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('group', { name: '1 of 11' })).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Remove all' }));
      await expect(canvas.getByText('No trips')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Append slide' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Append slide' }));
      await waitFor(() => expect(canvas.getByText('Trip 1')).toBeVisible());
    });
  },
};

export const CentredSlides: Story = {
  render: examples.CentredSlides,
  tags: ['W-SWP-15'],
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, 'What is covered, 1 of 5');
    await userEvent.click(canvas.getByText('Lost luggage'));

    await shows(canvas, 'Lost luggage, 2 of 5');
  },
};

export const CentredLines: Story = {
  render: examples.CentredLines,
  tags: ['W-SWP-15'],
  play: ({ canvas }) => shows(canvas, 'eSIM and data, 3 of 5'),
};

export const FollowsTheDirectionOfReading: Story = {
  render: examples.Default,
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await reached(canvas, ['The Alps, 1 of 8']);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');

    await reached(canvas, ['Cairo, 2 of 8']);
  },
};
