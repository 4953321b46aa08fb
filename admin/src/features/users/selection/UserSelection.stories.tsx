import { Button } from '@embarque/design-system';
import type { UsersQuery } from '@embarque/mocks/users/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useUserSelection } from './useUserSelection.ts';

interface SelectionProps {
  query: UsersQuery;
}

const isGone = () => false;

function Selection({ query }: SelectionProps) {
  const { selected, isSelecting, select, selectAll } = useUserSelection(query, isGone);
  return (
    <>
      <p>{selected.length} selected</p>
      <Button onClick={() => select({ selected: ['1'] })}>Select the first</Button>
      <Button isBusy={isSelecting} onClick={selectAll}>
        Select all
      </Button>
    </>
  );
}

/** The selection without the list, so that it can be shown in each state. */
const meta = {
  component: Selection,
  parameters: { layout: 'padded' },
  args: { query: { role: 'admin' } },
} satisfies Meta<typeof Selection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllThatMatchAreSelectedOverAllPages: Story = {
  name: 'All that match are selected, over all pages',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select the first' }));
    await expect(await canvas.findByText('1 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Select all' }));

    await waitFor(() => expect(canvas.getByText('11 selected')).toBeVisible());
  },
};
