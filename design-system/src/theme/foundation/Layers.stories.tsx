import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenTable } from '#storybook/tokens/TokenTable.tsx';

/** The order of what lies above the page. A layer that opens from another lies above it, whatever its number. */
const meta = {
  title: 'Foundation/Layers',
  component: TokenTable,
  args: { group: 'layer' },
} satisfies Meta<typeof TokenTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Layers: Story = {};
