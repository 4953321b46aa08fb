import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import * as examples from './PostCard.examples.tsx';
import { PostCard, type PostCardProps } from './PostCard.tsx';

const args: PostCardProps = {
  author: 'Marina Duarte',
  time: 'Two hours ago',
  text: 'Three suitcases, one storm, and everything arrived.',
  likes: 143,
  isLiked: true,
  likers: [{ name: 'Amara Okafor' }, { name: 'Theo Laurent' }],
  commentCount: 21,
  shares: 8,
  comments: [{ id: '1', author: 'Amara Okafor', text: 'Safe travels!', likes: 3, isLiked: false }],
  onLike: fn(),
  onShowLikers: fn(),
  onLikeComment: fn(),
  onComment: fn(),
};

const meta = { component: PostCard, args } satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance<PostCardProps>(PostCard, args, { keyboard: buttonKeyboard });

export const IsLikedAndCommentedOn: Story = {
  render: examples.WithLikesAndComments,
  play: async ({ canvas, userEvent }) => {
    const like = canvas.getByRole('button', { name: /Like the post of Marina Duarte$/ });
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveTextContent('144');

    const field = canvas.getByRole('textbox', { name: 'Comment on the post of Marina Duarte' });
    await userEvent.click(canvas.getByRole('button', { name: 'Post comment' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Enter a comment.');
    await userEvent.type(field, '  Boa viagem!  ');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Post comment' }));
    await expect(canvas.getByText('Boa viagem!')).toBeVisible();
    await expect(canvas.getByText('2 comments')).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(field).not.toHaveAccessibleDescription();
  },
};

export const ShowsEverybodyWhoLikesIt: Story = {
  play: async ({ args: { onShowLikers }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+141 more' }));
    await expect(onShowLikers).toHaveBeenCalledOnce();
  },
};
