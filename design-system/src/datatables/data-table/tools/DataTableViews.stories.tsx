import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { toastOf } from '../../../components/toasts/toaster/toaster.testing.ts';
import { withToaster } from '../../../components/toasts/toaster/with-toaster.testing.tsx';
import type { DataColumn, SavedView } from '../data-table.types.ts';
import { DataTable } from '../DataTable.tsx';
import { initialState } from '../useDataTableState.ts';

interface Trip {
  id: string;
  city: string;
}

const trips: Trip[] = ['Lisbon', 'Évora', 'Porto'].map((city, index) => ({ id: String(index), city }));
const columns: DataColumn<Trip>[] = [{ id: 'city', header: 'City', value: ({ city }) => city }];
const { page: _, ...usual } = initialState;
const views: SavedView[] = trips.map(({ city }) => ({ name: city, view: { ...usual, search: city } }));

const meta = {
  component: DataTable<Trip>,
  args: { title: 'Trips', columns, rows: trips, rowKey: ({ id }) => id, tools: ['search', 'views'] },
  argTypes: { columns: { control: false }, rows: { control: false } },
  decorators: [withToaster],
} satisfies Meta<typeof DataTable<Trip>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UndoesEachDeletionByItself: Story = {
  render: function Render(args) {
    const [kept, keep] = useState(views);
    return <DataTable {...args} views={kept} onViewsChange={(change) => keep(change.views)} />;
  },
  play: async ({ canvas }) => {
    const open = async () => {
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: /^(Views|Lisbon|Évora|Porto)$/ }));
      return within(await screen.findByRole('menu'));
    };
    const names = (menu: ReturnType<typeof within>) =>
      menu.getAllByRole('menuitemradio').map((item: HTMLElement) => item.textContent);
    const remove = async (name: string) => {
      await userEvent.click((await open()).getByRole('menuitemradio', { name }));
      await userEvent.click((await open()).getByRole('menuitem', { name: `Delete ${name}` }));
    };
    const undo = async (name: string) => {
      const toast = toastOf(await canvas.findByText(`View ${name} deleted.`));
      await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    };

    await remove('Lisbon');
    await remove('Évora');
    await undo('Lisbon');
    await undo('Évora');
    await expect(names(await open())).toEqual(['Everything', 'Lisbon', 'Évora', 'Porto']);
  },
};

export const SaysThatAViewLastsUntilThePageIsLeft: Story = {
  loaders: [() => import('./ViewNameDialog.tsx')],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save this view…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: /name/i }), 'Mine');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('View Mine saved until you leave this page.')).toBeInTheDocument();
  },
};
