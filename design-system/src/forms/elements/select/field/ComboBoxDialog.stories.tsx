import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../../../components/buttons/Button.tsx';
import { Dialog } from '../../../../components/modals/Dialog.tsx';
import { ComboBox, type ComboBoxProps } from '../ComboBox.tsx';

const NEW = 'new';

/** A field whose first option opens a dialog and leaves the choice as it was. */
function ClientField({ onChange: _, ...props }: ComboBoxProps) {
  const [client, setClient] = useState<string | null>('mar');
  const [isAdding, setAdding] = useState(false);

  return (
    <>
      <ComboBox
        {...props}
        value={client}
        onChange={({ value }) => (value === NEW ? setAdding(true) : setClient(value))}
      />
      <Button>Save</Button>
      {isAdding && (
        <Dialog isOpen title="Add client" onClose={() => setAdding(false)}>
          <Button onClick={() => setAdding(false)}>Cancel</Button>
        </Dialog>
      )}
    </>
  );
}

const meta = {
  component: ComboBox,
  args: {
    label: 'Client',
    options: [
      { value: NEW, label: 'Add new client' },
      { value: 'mar', label: 'Mar Azul' },
      { value: 'sol', label: 'Rua do Sol' },
    ],
  },
  argTypes: { labelAction: { control: false } },
  render: (args) => <ClientField {...args} />,
  tags: ['!autodocs'],
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const field = (canvas: Play['canvas']) => canvas.getByRole('combobox', { name: 'Client', hidden: true });
const hiddenAround = (element: HTMLElement) => element.closest('[inert], [aria-hidden]');

async function leavesThePageInReach({ canvas, userEvent }: Play) {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(hiddenAround(field(canvas))).toBeNull();
  await expect(hiddenAround(canvas.getByText('Save'))).toBeNull();
  await expect(screen.queryByRole('listbox')).toBeNull();
  await waitFor(() => expect(field(canvas)).toHaveFocus());
  await expect(field(canvas)).toHaveValue('Mar Azul');
}

export const LeavesThePageInReachAfterADialogOfAChoice: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('chosen by press', async () => {
      field(canvas).focus();
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.click(await screen.findByRole('option', { name: 'Add new client' }));
      await screen.findByRole('dialog', { name: 'Add client' });
      await expect(hiddenAround(field(canvas))).not.toBeNull();
      await leavesThePageInReach(context);
    });
    await step('chosen by typing', async () => {
      await userEvent.clear(field(canvas));
      await userEvent.type(field(canvas), 'add new');
      await screen.findByRole('option', { name: 'Add new client' });
      await userEvent.keyboard('{Enter}');
      await leavesThePageInReach(context);
    });
    await step('another choice is taken, and the list stays closed', async () => {
      await userEvent.clear(field(canvas));
      await userEvent.type(field(canvas), 'rua');
      await screen.findByRole('option', { name: 'Rua do Sol' });
      await userEvent.keyboard('{Enter}');
      await expect(field(canvas)).toHaveValue('Rua do Sol');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(hiddenAround(canvas.getByText('Save'))).toBeNull();
    });
  },
};
