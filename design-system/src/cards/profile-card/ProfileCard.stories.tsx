import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { ProfileCard } from './ProfileCard.tsx';

const args = { name: 'Lívia Prado', detail: 'Recife', counts: [{ label: 'Projects', value: 10_300 }] };

const meta = { component: ProfileCard, args } satisfies Meta<typeof ProfileCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance(ProfileCard, args);

export const WritesThousandsAsK: Story = {
  args: {
    counts: [
      { label: 'Projects', value: 999 },
      { label: 'Followers', value: 10_300 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map((count) => count.textContent)).toEqual(['999', '10,3k']);
  },
};
