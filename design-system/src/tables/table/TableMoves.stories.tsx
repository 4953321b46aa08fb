import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { Table } from './Table.tsx';
import tables from './Table.stories.tsx';

const meta = { ...tables, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const RowsCloseAGapAndMakeRoom: Story = {
  globals: { motion: 'system' },
  render: () => <Changing />,
  play: async ({ canvas, userEvent }) => {
    const tokyo = required(canvas.getAllByRole('row')[2], 'row');
    const { height } = required(canvas.getAllByRole('row')[1], 'row').getBoundingClientRect();

    await userEvent.click(canvas.getByRole('button', { name: 'Remove the first' }));
    const [closing] = tokyo.getAnimations();
    await expect(firstFrame(closing)).toMatchObject({ translate: `0px ${height}px` });
    await closing?.finished;

    await userEvent.click(canvas.getByRole('button', { name: 'Add one' }));
    await expect(firstFrame(tokyo.getAnimations()[0])).toMatchObject({ translate: `0px ${-height}px` });
    const added = required(canvas.getAllByRole('row')[1], 'row');
    await expect(firstFrame(added.getAnimations()[0])).toMatchObject({ opacity: '0' });
  },
};

export const RowsAreInPlaceAtOnceForThoseWhoPreferStillness: Story = {
  render: () => <Changing />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the first' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    const [, tokyo] = canvas.getAllByRole('row');
    await expect(required(tokyo, 'row').getAnimations()).toEqual([]);
    await expect(canvasElement).toHaveTextContent('Tokyo');
  },
};

export const AnotherPageIsThereAtOnce: Story = {
  globals: { motion: 'system' },
  render: () => <Changing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(required(canvas.getAllByRole('row')[1], 'row').getAnimations()).toEqual([]);
  },
};

const firstFrame = (animation: Animation | undefined) =>
  animation?.effect instanceof KeyframeEffect ? animation.effect.getKeyframes()[0] : undefined;

const columns = [{ id: 'destination', header: 'Destination', cell: ({ name }: { name: string }) => name }];

function Changing() {
  const [rows, setRows] = useState([{ name: 'Lisbon' }, { name: 'Tokyo' }]);
  return (
    <>
      <Button onClick={() => setRows(rows.slice(1))}>Remove the first</Button>
      <Button onClick={() => setRows([{ name: 'Quito' }])}>Next page</Button>
      <Button onClick={() => setRows([{ name: 'Oslo' }, ...rows])}>Add one</Button>
      <Table caption="Trips" columns={columns} rows={rows} rowKey={({ name }) => name} />
    </>
  );
}
