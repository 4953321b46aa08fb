import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linkKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { BlogPostCard, type BlogPostCardProps } from './BlogPostCard.tsx';
import { BlogPostCardSkeleton } from './BlogPostCardSkeleton.tsx';
import * as examples from './BlogPostCard.examples.tsx';

const args: BlogPostCardProps = {
  title: 'Ten minutes in Lisbon',
  href: '#lisbon',
  image: '/pictures/blog/ten-minutes-in-lisbon.svg',
  author: { name: 'Larissa Teixeira' },
  time: '25/11/2026',
  dateTime: '2026-11-25',
  minutes: 3,
  tags: [{ id: 'food', text: 'Food', tone: 'success', href: '#food' }],
  excerpt: 'Between two trams and a custard tart.',
  comments: { text: '19,1k comments', href: '#comments' },
};

const meta = { component: BlogPostCard, args, parameters: { keyboard: linkKeyboard } } satisfies Meta<
  typeof BlogPostCard
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const TwoPosts: Story = { render: examples.TwoPosts };
export const LatestPosts: Story = { render: examples.LatestPosts };
export const Conforms: Story = conformance(BlogPostCard, args, { keyboard: linkKeyboard });
export const SkeletonConforms: Story = conformance(BlogPostCardSkeleton, {});

export const LeadsToItsPostItsTagsAndItsComments: Story = {
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['#lisbon', '#food', '#comments', '#lisbon']);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ten minutes in Lisbon' })).toHaveFocus();
  },
};

export const AFilmHasTheSignForPlaying: Story = {
  args: { hasVideo: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('a[aria-hidden] .lucide-play')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Watch: Ten minutes in Lisbon' })).toHaveTextContent('Watch');
    await expect(canvas.queryByText('Read More')).toBeNull();
  },
};

export const LongTextsAreCutAtTheirLines: Story = {
  args: { title: 'Patagonia'.repeat(40), excerpt: 'Wind '.repeat(200), author: { name: 'A'.repeat(120) } },
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading').clientHeight).toBeLessThan(70);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
