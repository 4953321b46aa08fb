import { salesApi as server, salesApiScenarios } from '@embarque/mocks/sales-api/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { SalesPage } from '../SalesPage.tsx';

const meta = {
  component: SalesPage,
  tags: ['!autodocs'],
  parameters: { route: '/sales' },
} satisfies Meta<typeof SalesPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

export const DeletingAsksFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToDelete(canvas, userEvent);

    await expect(dialog).toHaveAccessibleName('Delete sale S-10060?');
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};

export const DeleteSale: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToDelete(canvas, userEvent);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete sale' }));

    await expect(await canvas.findByText('1–10 of 59')).toBeVisible();
    await expect(screen.queryByText('S-10060')).toBeNull();
    await expect(screen.getByText('Sale S-10060 deleted')).toBeInTheDocument();
  },
};

export const EscapeCancels: Story = {
  play: async ({ canvas, userEvent }) => {
    await askToDelete(canvas, userEvent);
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete sale S-10060' })).toHaveFocus());
    await expect(server.log.entries.map(({ method }) => method)).not.toContain('DELETE');
  },
};

export const ASaleDeletedElsewhereCountsAsDeleted: Story = {
  play: async ({ canvas, msw, userEvent }) => {
    const dialog = await askToDelete(canvas, userEvent);
    msw.use(salesApiScenarios.deleteTooLate);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete sale' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await screen.findByText('id: There is no such sale')).toBeInTheDocument();
  },
};

export const AFailedDeletionShowsWhy: Story = {
  play: async ({ canvas, msw, userEvent }) => {
    const dialog = await askToDelete(canvas, userEvent);
    msw.use(salesApiScenarios.serverDown);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete sale' }));

    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(/can't reach the server/);
  },
};

async function askToDelete(canvas: Canvas, userEvent: UserEventObject): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete sale S-10060' }));
  return screen.findByRole('alertdialog');
}
