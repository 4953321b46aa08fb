import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/buttons/Button.tsx';
import * as examples from './MiniMonth.examples.tsx';
import { MiniMonth, type MiniMonthProps } from './MiniMonth.tsx';

const props: MiniMonthProps = { date: '2026-11-25', onDateChange: fn(), dots: { '2026-11-27': ['primary', 'danger'] } };

const meta = { component: MiniMonth, args: props } satisfies Meta<typeof MiniMonth>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithDots: Story = { render: examples.WithDots };

function Followed(props: MiniMonthProps) {
  const [date, setDate] = useState(props.date);
  return (
    <>
      <Button onClick={() => setDate('2027-02-10')}>Go to February</Button>
      <MiniMonth {...props} date={date} />
    </>
  );
}

export const FollowsTheDayBesideIt: Story = {
  render: (args) => <Followed {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await userEvent.click(canvas.getByRole('button', { name: /\D9 de dezembro de 2026/ }));
    await expect(args.onDateChange).toHaveBeenLastCalledWith({ date: '2026-12-09' });

    await userEvent.click(canvas.getByRole('button', { name: 'Go to February' }));
    await expect(canvas.getByRole('button', { name: /\D10 de fevereiro de 2027/ })).toBeVisible();
  },
};
