import { Button } from '@embarque/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useProof } from './useProof.tsx';

interface SensitiveActProps {
  onProven: () => void;
  onDenied: () => void;
}

function SensitiveAct({ onProven, onDenied }: SensitiveActProps) {
  const { askProof, isAsking, proofDialog } = useProof({ onProven, onDenied });
  return (
    <>
      <Button isBusy={isAsking} onClick={askProof}>
        Delete everything
      </Button>
      {proofDialog}
    </>
  );
}

const meta = {
  component: SensitiveAct,
  parameters: { layout: 'padded' },
  args: { onProven: fn(), onDenied: fn() },
} satisfies Meta<typeof SensitiveAct>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: "Confirm it's you" }));

export const AWrongPasswordCanBeCorrected: Story = {
  name: 'A wrong password can be corrected; the focus stays in the field',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete everything' }));
    const asked = await dialog();
    const field = asked.getByLabelText('Your password');
    await userEvent.click(asked.getByRole('button', { name: 'Confirm' }));
    await expect(await asked.findByText('Enter your password.')).toBeVisible();
    await expect(field).toHaveFocus();

    await userEvent.type(field, 'door-seat{Enter}');
    await expect(await asked.findByText('Wrong password. Try again.')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onProven).not.toHaveBeenCalled();

    await userEvent.clear(field);
    await userEvent.type(field, 'window-seat{Enter}');
    await waitFor(() => expect(args.onProven).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ClosingTheDialogDeniesTheProof: Story = {
  name: 'Closing the dialog denies the proof',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete everything' }));
    const asked = await dialog();
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(args.onDenied).toHaveBeenCalledOnce());
    await expect(args.onProven).not.toHaveBeenCalled();
  },
};
