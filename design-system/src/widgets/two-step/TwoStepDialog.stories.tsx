import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { layerConformance } from '../../conformance/conformance.tsx';
import { TwoStepDialog } from './TwoStepDialog.tsx';
import * as examples from './TwoStepDialog.examples.tsx';

const args = {
  isOpen: true,
  place: 'proof' as const,
  method: 'app' as const,
  issuer: 'Embarque',
  account: 'ana@example.com',
  secret: 'JBSWY3DPEHPK3PXP',
  recoveryCodes: ['2F7K-9QXM', 'H3RT-61WD'],
  onMethodChange: fn(),
  onContinue: fn(),
  onPhone: fn(),
  onCode: fn(),
  onBack: fn(),
  onKept: fn(),
  onClose: fn(),
};

const meta = { component: TwoStepDialog, args } satisfies Meta<typeof TwoStepDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const TheWholeWay: Story = { render: examples.TheWholeWay };
export const ACodeToScan: Story = { render: examples.ACodeToScan };

export const Conforms: Story = layerConformance(<TwoStepDialog {...args} />, { role: 'dialog' });

export const ACodeIsSentOnceAndARefusedOneNotAgain: Story = {
  args: { mistake: 'wrong code' },
  play: async ({ args: { onCode }, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add your authenticator app' }));
    const code = dialog.getByRole('img', { name: 'QR code for your authenticator app' });
    await waitFor(() => expect(code).toBeVisible());
    await expect(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    const field = dialog.getByRole('textbox', { name: 'Code' });
    await expect(field).toHaveFocus();

    await userEvent.keyboard('111111');
    await expect(field).toHaveAccessibleDescription(expect.stringContaining("This code isn't right."));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await userEvent.type(field, '{End}{Backspace}1');
    await expect(onCode).toHaveBeenCalledTimes(1);

    await userEvent.type(field, '{End}{Backspace}2');
    await expect(onCode).toHaveBeenLastCalledWith({ code: '111112' });
    await expect(onCode).toHaveBeenCalledTimes(2);
  },
};

export const RecoveryCodesStayUntilTheyAreKept: Story = {
  args: { place: 'recovery' },
  play: async ({ args: { onKept }, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep your recovery codes' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(dialog.getByText('Keep the codes first: they are not shown again.')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Close without the codes?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep the codes' }));
    await expect(onKept).not.toHaveBeenCalled();

    await userEvent.click(dialog.getByRole('checkbox', { name: 'I have kept the codes' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(onKept).toHaveBeenCalledTimes(1);
  },
};
