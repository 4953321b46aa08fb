import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withToaster } from '../../components/toasts/toaster/with-toaster.testing.tsx';
import { catchFiles } from '#storybook/testing/catch-files.ts';
import { ExportTable } from '../export/ExportTable.tsx';
import { type Partner, partners } from '../export/partners.data.ts';
import { readSheet } from '../import/read-sheet.ts';
import * as examples from './ExportSelected.examples.tsx';

let caught: ReturnType<typeof catchFiles>;

const meta = {
  component: ExportTable<Partner>,
  args: { title: 'Partner agencies', columns: [], rows: partners, rowKey: ({ id }) => id },
  loaders: [() => import('../export/ExportDialog.tsx')],
  decorators: [withToaster],
  beforeEach: () => {
    caught = catchFiles();
    return caught.release;
  },
} satisfies Meta<typeof ExportTable<Partner>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ExportSelectedRows: Story = {
  render: examples.ExportSelectedRows,
  tags: ['W-EXS-01'],
  play: async ({ canvas, step, userEvent }) => {
    const tick = (name: string) => userEvent.click(canvas.getByRole('checkbox', { name }));
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    const exported = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const file = caught.files.at(-1);
      return file && (await readSheet(file)).rows.map((row) => row[1]);
    };

    await step('says that there is nothing to export yet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      await expect(await canvas.findByText('Select the rows to export first.')).toBeInTheDocument();
    });
    await step('highlights and exports what is ticked', async () => {
      const row = canvas.getByRole('row', { name: /Rio Tours/ });
      const before = getComputedStyle(row).backgroundColor;
      await tick('marina@riotours.example');
      await userEvent.unhover(row);
      await waitFor(() => expect(getComputedStyle(row).backgroundColor).not.toBe(before));
      await expect(all.indeterminate).toBe(true);
      await expect(await exported()).toEqual(['Rio Tours']);
    });
    await step('keeps nothing of an earlier export', async () => {
      await tick('marina@riotours.example');
      await tick('kenji@tokyotravel.example');
      await expect(await exported()).toEqual(['Tokyo Travel']);
    });
    await step('ticks all and none', async () => {
      await userEvent.click(all);
      await expect(canvas.getByText('10 selected')).toBeVisible();
      await userEvent.click(all);
      await expect(canvas.getByText('None selected')).toBeVisible();
    });
  },
};
