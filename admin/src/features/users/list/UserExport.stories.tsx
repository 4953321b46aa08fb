import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { catchFiles } from '#storybook/testing/catch-files.ts';
import { found } from '../users.stories.testing.ts';
import { UsersPage } from '../UsersPage.tsx';

const meta = { component: UsersPage, tags: ['!autodocs'] } satisfies Meta<typeof UsersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnExportHoldsAllThatMatch: Story = {
  name: 'An export from page 2 of a filtered list holds all that match, in its order (XU-09)',
  tags: ['USR-03'],
  parameters: { route: '/apps/user/list?status=active&page=2&sortColumn=fullName' },
  play: async ({ canvas, userEvent }) => {
    await found(canvas, '11–18 of 18');
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add new user' })).toBeVisible();
    const sizes = [...canvas.getByRole('combobox', { name: 'Rows per page' }).querySelectorAll('option')];
    await expect(sizes.map(({ value }) => value)).toEqual(['10', '25', '50']);

    const contents: Blob[] = [];
    const names: string[] = [];
    const original = URL.createObjectURL.bind(URL);
    const create = spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      if (content instanceof Blob) contents.push(content);
      return original(content);
    });
    const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const counted = within(await screen.findByRole('group', { name: '18 users' }));
    const formats = counted.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(screen.getByRole('menuitem', { name: 'Everything: 50 users' })).toBeVisible();
    await expect(formats).toEqual(['Print', 'CSV', 'CSV for Excel with decimal comma', 'Excel', 'PDF', 'Copy']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'CSV for Excel with decimal comma' }));

    await waitFor(() => expect(names).toEqual(['user list.csv']));
    create.mockRestore();
    press.mockRestore();
    const bytes = new Uint8Array((await contents.at(-1)?.arrayBuffer()) ?? new ArrayBuffer(0));
    await expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...rows] = new TextDecoder().decode(bytes).split('\r\n');
    await expect(head).toBe('User;Role;Plan;Billing;Status');
    await expect(rows).toHaveLength(18);
    await expect(rows[0]).toBe('Anneke de Vries;Administrator;Enterprise;Cash;Active');
    await expect(rows.some((row) => row.startsWith('Sofia Marchetti;Restricted User;'))).toBe(true);
  },
};

export const TheSelectionTheMatchesOrEverything: Story = {
  name: 'An export says how many rows it holds: those selected, those that match, or everything',
  parameters: { route: '/apps/user/list?status=active' },
  play: async ({ canvas, userEvent }) => {
    const caught = catchFiles();
    try {
      await found(canvas, '1–10 of 18');
      await userEvent.click(canvas.getByRole('checkbox', { name: /Malik Johnson/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      const selected = within(await screen.findByRole('group', { name: '1 row selected' }));
      await expect(screen.getByRole('menuitem', { name: 'All that match: 18 users' })).toBeVisible();
      await userEvent.click(selected.getByRole('menuitem', { name: 'CSV' }));
      await waitFor(() => expect(caught.files).toHaveLength(1));
      await expect((await caught.files[0]?.text())?.trim().split('\r\n')).toHaveLength(2);

      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Everything: 50 users' }));
      const all = await screen.findByRole('menu', { name: 'Everything: 50 users' });
      await userEvent.click(within(all).getByRole('menuitem', { name: 'CSV' }));
      await waitFor(() => expect(caught.files).toHaveLength(2));
      await expect((await caught.files[1]?.text())?.trim().split('\r\n')).toHaveLength(51);
    } finally {
      caught.release();
    }
  },
};
