import { Button } from '@embarque/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '@embarque/mocks/users/data';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { pending } from '../machine/user.walk.testing.ts';
import type { UserAccess } from '../view/useUser.ts';
import { useSuspensionQuestion } from './useSuspension.tsx';

interface SuspendButtonProps {
  onReason: (reason: string) => void;
}

const access = { answer: { user: pending, account: accountSample(pending), activity: [] } } as unknown as UserAccess;

function SuspendButton({ onReason }: SuspendButtonProps) {
  const { askForReason, isChecking, dialog } = useSuspensionQuestion(access, onReason);
  return (
    <>
      <Button isBusy={isChecking} onClick={askForReason}>
        Suspend
      </Button>
      {dialog}
    </>
  );
}

/** The question without the page around it, so that it can be shown in each state. */
const meta = {
  component: SuspendButton,
  parameters: { layout: 'padded' },
  args: { onReason: fn() },
} satisfies Meta<typeof SuspendButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ACancelledSuspensionSaysThatNothingChanged: Story = {
  name: 'A cancelled suspension says that nothing changed',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend' }));
    const question = within(await screen.findByRole('alertdialog', { name: `Suspend ${pending.fullName}?` }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));

    const notice = within(await screen.findByRole('alertdialog', { name: 'Suspension cancelled' }));
    await userEvent.click(notice.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onReason).not.toHaveBeenCalled();
  },
};
