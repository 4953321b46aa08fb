import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AccessControlPage } from './AccessControlPage.tsx';

const meta = {
  component: AccessControlPage,
  parameters: { route: '/access-control' },
} satisfies Meta<typeof AccessControlPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const cards = async () => within(await screen.findByRole('list', { name: 'Cards by right' })).getAllByRole('heading');

export const AnAdministratorSeesTwoCards: Story = {
  name: 'An administrator sees two cards, and one row that says that all is allowed (ACL-01)',
  tags: ['core', 'ACL-01'],
  play: async ({ canvas }) => {
    await expect((await cards()).map(({ textContent }) => textContent)).toEqual(['For everyone', 'For analytics']);
    await expect(canvas.queryByRole('button', { name: "Why can't I see it?" })).toBeNull();
    const rights = within(canvas.getByRole('table', { name: 'Rights of the role' }));
    await expect(rights.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'ActionAllowedWhy',
      'Do everythingYesFull access (Administrator)',
    ]);
  },
};

export const AClientSeesOneCardAndWhyNotTheOther: Story = {
  name: 'A client sees one card, and why not the other (ACL-01)',
  tags: ['core', 'ACL-01'],
  parameters: { session: 'client' },
  play: async ({ canvas, userEvent }) => {
    await expect((await cards()).map(({ textContent }) => textContent)).toEqual(['For everyone']);

    await userEvent.click(canvas.getByRole('button', { name: "Why can't I see it?" }));
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toHaveTextContent(
        "The role Client doesn't allow you to see analytics.Roles that allow it: Administrator",
      ),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('row', { name: /Delete invoices/ })).toHaveTextContent(
      'NoRoles that allow it: Administrator',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'Administrator');
    await expect(canvas.getByRole('row', { name: /Do everything/ })).toHaveTextContent('Yes');
  },
};

export const TheQuestionInTheAddressNarrowsTheRights: Story = {
  parameters: { route: '/access-control?q=delete+invoices' },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('row')).length).toBe(2);
    await expect(canvas.getByRole('row', { name: /Delete invoices/ })).toHaveTextContent('Full access (Administrator)');
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search rights' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search rights' }), 'zzz');

    await expect(await canvas.findByText('No right of that name')).toBeVisible();
  },
};

export const TheLastCallsAreRehearsedAsARole: Story = {
  name: 'The last calls of the tab are rehearsed as a role of the table, which would have been refused some',
  play: async ({ canvas, userEvent }) => {
    const role = await canvas.findByRole('combobox', { name: 'Role' });
    await within(role).findByRole('option', { name: 'Restricted User' });
    await expect(canvas.getByText('All recent requests would be allowed.')).toBeVisible();

    await userEvent.selectOptions(role, 'Restricted User');
    await expect(canvas.getByRole('heading', { name: 'Test as Restricted User' })).toBeVisible();
    const refused = within(canvas.getByRole('table', { name: 'Requests that would be refused' }));
    await expect(refused.getByRole('row', { name: /see roles and permissions/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Delete invoices/ })).toHaveTextContent(
      'Roles that allow it: Manager and Administrator',
    );
  },
};

export const Portuguese: Story = {
  globals: { language: 'pt-BR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'O que cada função pode fazer' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Fazer tudo/ })).toHaveTextContent('Acesso total (Administrador)');
  },
};

export const Phone: Story = { parameters: { session: 'client' }, globals: { viewport: { value: 'mobile2' } } };
export const RightToLeft: Story = { parameters: { session: 'client' }, globals: { direction: 'rtl', skin: 'dark' } };
