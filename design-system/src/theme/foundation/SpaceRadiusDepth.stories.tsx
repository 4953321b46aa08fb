import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenTable } from '#storybook/tokens/TokenTable.tsx';

/** A 4 px grid, five radii, two elevations. The compact density takes less room; the dark skin leans on borders. */
const meta = { title: 'Foundation/Space, radius and depth', component: TokenTable } satisfies Meta<typeof TokenTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Space: Story = { args: { group: 'space' } };

export const Radius: Story = { args: { group: 'radius' } };

export const Depth: Story = { args: { group: 'shadow' } };
