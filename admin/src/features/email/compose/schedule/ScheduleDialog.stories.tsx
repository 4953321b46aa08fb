import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ScheduleDialog } from './ScheduleDialog.tsx';

const meta = {
  component: ScheduleDialog,
  tags: ['!autodocs'],
  args: { onClose: fn(), onSchedule: fn() },
} satisfies Meta<typeof ScheduleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InNewYork: Story = {
  name: 'In New York, refuses a time that the clocks skip and asks which one they show twice (BR2-12)',
  args: { timeZone: 'America/New_York' },
  play: async ({ args, userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Send' }));
    const schedule = () => userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
    const paste = async (moment: string) => {
      const [day = document.body] = await dialog.findAllByRole('spinbutton');
      await userEvent.click(day);
      await userEvent.paste(moment);
    };

    await step('half past two does not exist on the 14th of March', async () => {
      await paste('14/03/2027 02:30');
      await expect(await dialog.findByText(/^The clocks skip this time/)).toBeVisible();
      await schedule();
      await expect(args.onSchedule).not.toHaveBeenCalled();
    });
    await step('half past one comes twice on the 7th of November', async () => {
      await paste('07/11/2027 01:30');
      await schedule();
      await expect(dialog.getByText('Choose one of the two.')).toBeVisible();
      await expect(args.onSchedule).not.toHaveBeenCalled();

      await userEvent.click(dialog.getByRole('radio', { name: 'The second: 01:30 (UTC−5)' }));
      await schedule();
      await expect(args.onSchedule).toHaveBeenLastCalledWith({ at: new Date('2027-11-07T06:30:00Z') });
      await userEvent.click(dialog.getByRole('radio', { name: 'The first: 01:30 (UTC−4)' }));
      await schedule();
      await expect(args.onSchedule).toHaveBeenLastCalledWith({ at: new Date('2027-11-07T05:30:00Z') });
    });
    await step('half past three on the 14th of March exists once', async () => {
      await paste('14/03/2027 03:30');
      await schedule();
      await expect(args.onSchedule).toHaveBeenLastCalledWith({ at: new Date('2027-03-14T07:30:00Z') });
    });
  },
};
