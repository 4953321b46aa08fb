import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { layerConformance } from '../../conformance/conformance.tsx';
import * as examples from './MoveEventDialog.examples.tsx';
import { MoveEventDialog, type MoveEventDialogProps } from './MoveEventDialog.tsx';

const props: MoveEventDialogProps = {
  event: {
    id: 'call',
    title: 'Call',
    calendar: 'business',
    start: '2027-03-13T10:00:00-05:00',
    end: '2027-03-13T11:00:00-05:00',
    allDay: false,
  },
  timeZone: 'America/New_York',
  onMove: fn(),
  onClose: fn(),
};

const meta = { component: MoveEventDialog, args: props } satisfies Meta<typeof MoveEventDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ACall: Story = { render: examples.ACall };

export const KeepsTheLengthAndAsksForAnEndAfterTheStart: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Call' }));
    const day = (name: string) =>
      required(within(dialog.getByRole('group', { name })).getAllByRole('spinbutton')[0], `first part of ${name}`);
    await userEvent.click(day('Start'));
    await userEvent.keyboard('14');
    await waitFor(() => expect(day('End')).toHaveTextContent('14'));

    await userEvent.click(day('End'));
    await userEvent.keyboard('12');
    await expect(await dialog.findByText('The end must be after the start.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await expect(args.onMove).not.toHaveBeenCalled();

    await userEvent.click(day('End'));
    await userEvent.keyboard('14');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await expect(args.onMove).toHaveBeenCalledWith({
      id: 'call',
      from: { start: '2027-03-13T10:00:00-05:00', end: '2027-03-13T11:00:00-05:00', allDay: false },
      to: { start: '2027-03-14T10:00:00-04:00', end: '2027-03-14T11:00:00-04:00', allDay: false },
    });
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Conforms: Story = layerConformance(<MoveEventDialog {...props} onMove={() => {}} onClose={() => {}} />, {
  role: 'dialog',
});
