import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { SalesFigures } from './SalesFigures.tsx';

const meta = {
  component: SalesFigures,
  tags: ['!autodocs'],
  parameters: { route: '/sales' },
  args: { today: '2030-06-15', revision: 0, deletedIds: [], onSentence: fn() },
} satisfies Meta<typeof SalesFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FiguresThatFailLeaveTheListInPlace: Story = {
  args: { today: 'no day' },
  // React reports on the console what a boundary catches.
  beforeEach: () => {
    const errors = spyOn(console, 'error').mockImplementation(() => undefined);
    return () => errors.mockRestore();
  },
  render: (args) => (
    <>
      <SalesFigures {...args} />
      <p>The list of sales</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("Couldn't show this");
    await expect(canvas.getByText('The list of sales')).toBeVisible();
  },
};
