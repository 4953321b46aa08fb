import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { Loading } from './Loading.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonGroup } from './SkeletonGroup.tsx';
import * as examples from './Skeleton.examples.tsx';

const meta = { component: Skeleton, subcomponents: { SkeletonGroup, Loading } } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Shapes: Story = { render: examples.Shapes };
export const TravellerCard: Story = { render: examples.TravellerCard };

export const Conforms: Story = conformance(Skeleton, {});
export const LoadingConforms: Story = conformance(Loading, { children: <Skeleton /> });

export const TakesTheRoomOfTheTextThatFollows: Story = {
  render: () => (
    <>
      <p data-testid="text">Annual multi-trip insurance</p>
      <p data-testid="skeleton">
        <Skeleton />
      </p>
    </>
  ),
  play: async ({ canvas }) => {
    const [text, skeleton] = [canvas.getByTestId('text'), canvas.getByTestId('skeleton')];

    await expect(skeleton.offsetHeight).toBe(text.offsetHeight);
  },
};

export const SaysOnceThatContentIsLoading: Story = {
  render: () => (
    <Loading label="Loading sales…">
      <Skeleton />
      <Skeleton />
    </Loading>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading sales…$/);
    await expect(canvas.getByRole('status').parentElement).toHaveAttribute('aria-busy', 'true');
  },
};

export const SaysNothingOnceItIsThere: Story = {
  render: () => (
    <Loading label="Loading sales…" isLoading={false}>
      Twelve sales
    </Loading>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.getByText('Twelve sales')).not.toHaveAttribute('aria-busy');
  },
};

export const ShimmersUnlessMotionIsUnwelcome: Story = {
  globals: { motion: 'system' },
  play: async ({ canvasElement }) => {
    const { dataset } = document.documentElement;
    const before = dataset['motion'];
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(1);

    dataset['motion'] = 'reduced';
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0);
    dataset['motion'] = before ?? 'system';
  },
};

export const GroupConforms: Story = conformance(SkeletonGroup, { children: <Skeleton /> });

export const AGroupBreathesAsOne: Story = {
  globals: { motion: 'system' },
  render: () => (
    <SkeletonGroup>
      <Skeleton />
      <Skeleton width="60%" />
    </SkeletonGroup>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(1);
  },
};
