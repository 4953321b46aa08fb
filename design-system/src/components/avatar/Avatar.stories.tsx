import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { Avatar } from './Avatar.tsx';
import * as examples from './Avatar.examples.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

const meta = {
  component: Avatar,
  subcomponents: { AvatarGroup },
  args: { name: 'Marina Duarte' },
  argTypes: { icon: { control: false } },
  loaders: [() => import('../tooltips/TooltipBubble.tsx')],
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Sizes: Story = { render: examples.Sizes, tags: ['W-AVA-01'] };
export const Initials: Story = { render: examples.Initials, tags: ['W-AVA-02'] };
export const Solid: Story = { render: examples.Solid, tags: ['W-AVA-03'] };
export const Soft: Story = { render: examples.Soft, tags: ['W-AVA-04'] };
export const Icons: Story = { render: examples.Icons, tags: ['W-AVA-05'] };
export const Status: Story = { render: examples.Status, tags: ['W-AVA-06'] };
export const Group: Story = {
  render: examples.Group,
  tags: ['W-AVA-07'],
  play: async ({ canvas }) => {
    const members = canvas.getAllByRole('listitem');
    const ring = 2;
    for (const [index, next] of members.slice(1).entries()) {
      const letters = members[index]?.querySelector('[data-letters]')?.getBoundingClientRect();
      await expect(letters?.right).toBeLessThanOrEqual(next.getBoundingClientRect().left - ring);
    }
  },
};
export const GroupWithMore: Story = { render: examples.GroupWithMore, tags: ['W-AVA-08'] };

export const Conforms: Story = conformance(Avatar, { name: 'Marina Duarte', status: 'online' as const });
export const GroupConforms: Story = conformance(AvatarGroup, { people: [{ name: 'Marina Duarte' }] });

export const SaysWhoItIsAndWhetherTheyAreThere: Story = {
  args: { status: 'away' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Marina Duarte, away' })).toHaveTextContent('MD');
  },
};

export const IsSilentBesideItsName: Story = {
  args: { isDecorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const ABlankNameIsDrawnAsAPerson: Story = {
  name: 'A blank name is drawn as a person (XU-08)',
  args: { name: '   ' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(1);
    await expect(canvasElement.querySelector('[data-letters]')).toBeNull();
  },
};

export const ShowsInitialsWhenThePictureFails: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText('MD')).toBeVisible();
  },
};

export const NamesEachMemberOfAGroupUnderThePointer: Story = {
  render: examples.GroupWithMore,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.hover(canvas.getByRole('img', { name: '2 more' }));

    const names = () => expect(screen.getByRole('tooltip')).toHaveTextContent('Jordan Stevenson, Beatriz Fonseca');
    await waitFor(names, { timeout: 3000 });
  },
};
