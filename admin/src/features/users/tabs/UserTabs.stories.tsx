import { invoiceScenarios } from '@embarque/mocks/invoice/scenarios';
import { rolesScenarios } from '@embarque/mocks/roles/scenarios';
import { usersScenarios } from '@embarque/mocks/users/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { UserPage } from '../view/UserPage.tsx';

const meta = {
  component: UserPage,
  tags: ['!autodocs'],
  globals: { clock: 'leapDay' },
  parameters: { route: '/apps/user/view/4' },
} satisfies Meta<typeof UserPage>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const tableOf = async (canvas: Canvas, name: string) => within(await canvas.findByRole('table', { name }));
const names = (table: Canvas, column: number): (string | null | undefined)[] =>
  table
    .getAllByRole('row')
    .slice(1)
    .map((row: HTMLElement) => within(row).getAllByRole('cell')[column]?.textContent);

const rowHeads = (table: Canvas): (string | null)[] =>
  table.getAllByRole('rowheader').map((head: HTMLElement) => head.textContent);

export const Account: Story = {
  tags: ['USR-12'],
  parameters: { route: '/apps/user/view/50' },
  play: async ({ canvas, userEvent }) => {
    const projects = await tableOf(canvas, "User's projects list");
    await expect(projects.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Project',
      'Total tasks',
      'Progress',
      'Hours',
    ]);
    await expect(projects.getAllByRole('row')).toHaveLength(8);
    await expect(projects.getAllByRole('progressbar')).toHaveLength(7);
    await userEvent.click(projects.getByRole('button', { name: 'Project' }));
    const ascending = rowHeads(projects);
    await userEvent.click(projects.getByRole('button', { name: 'Project' }));
    await expect(rowHeads(projects)).toEqual(ascending.toReversed());
    await userEvent.click(projects.getByRole('button', { name: 'Progress' }));
    const shares = names(projects, 1).map((text) => Number.parseInt(text ?? '', 10));
    await expect(shares).toEqual(shares.toSorted((a, b) => a - b));

    const timeline = within(canvas.getByRole('region', { name: 'User activity timeline' }));
    await expect(timeline.getAllByRole('listitem')).toHaveLength(4);

    const invoices = await tableOf(canvas, 'Latest invoices');
    await expect(canvas.getByText('To Polder Business Travel')).toBeVisible();
    const heads = invoices.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads.slice(0, 4)).toEqual(['#', 'Status', 'Total', 'Issued date']);
    const [latest] = rowHeads(invoices).map((number) => number?.slice(1));
    await userEvent.click(invoices.getByRole('button', { name: `Actions for invoice ${latest}` }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Send', `/apps/invoice/preview/${latest}?panel=send`],
      ['Preview', `/apps/invoice/preview/${latest}`],
      ['Download or print', `/apps/invoice/print/${latest}`],
    ]);
  },
};

export const NothingDoneYet: Story = {
  name: 'Somebody whose invitation is open has done nothing yet',
  tags: ['USR-12'],
  parameters: { route: '/apps/user/view/1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No work yet' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No activity yet' })).toBeVisible();
    await expect(canvas.queryByRole('table', { name: "User's projects list" })).toBeNull();
  },
};

export const NoInvoices: Story = {
  beforeEach: ({ msw }) => msw.use(invoiceScenarios.empty),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: 'No invoices yet' })).toBeVisible(),
};

export const RightsNameTheRoleTheyComeFrom: Story = {
  play: async ({ canvas }) => {
    const rights = within(await canvas.findByRole('region', { name: 'What Otávio Prado can do' }));
    await expect(await rights.findByText(/^These rights come with the role Manager\./)).toBeVisible();
    await expect(rights.getAllByRole('term')).toHaveLength(9);
  },
};

export const RightsCanBeLoadedAgain: Story = {
  beforeEach: ({ msw }) => msw.use(rolesScenarios.failed),
  play: async ({ canvas, msw, userEvent }) => {
    const rights = within(await canvas.findByRole('region', { name: 'What Otávio Prado can do' }));
    await rights.findByRole('heading', { name: "Couldn't load the rights" });
    msw.resetHandlers();
    await userEvent.click(rights.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rights.getAllByRole('term')).toHaveLength(9));
  },
};

export const Security: Story = {
  tags: ['USR-13'],
  parameters: { route: '/apps/user/view/4?tab=security' },
  play: async ({ canvas, msw, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Change password' }));
    await expect(card.getByText('The password must meet these requirements')).toBeVisible();
    const field = (name: string) => card.getByLabelText(new RegExp(`^${name}`), { selector: 'input' });
    await userEvent.type(field('New password'), 'short');
    await userEvent.click(card.getByRole('button', { name: 'Change password' }));
    await expect(field('New password')).toHaveAccessibleDescription(/Enter at least 8 characters\./);
    await expect(field('Confirm new password')).toHaveAccessibleDescription(/The passwords differ\./);
    await userEvent.type(field('New password'), ' but longer');
    await userEvent.type(field('Confirm new password'), 'short but longer');
    const submit = card.getByRole('button', { name: 'Change password' });
    await expect(submit).toHaveAccessibleDescription(/email Otávio Prado a link to set a new password/);
    msw.use(usersScenarios.sendFailed);
    await userEvent.click(submit);
    await screen.findByText(/^Couldn't send Otávio Prado a reset link\. Something went wrong on the server/);
    await expect(field('New password')).toHaveValue('short but longer');
    msw.resetHandlers();
    await userEvent.click(submit);
    await screen.findByText('A reset link was sent to otavio.prado@example.com.');
    await waitFor(() => expect(field('New password')).toHaveValue(''));
    await expect(card.getByRole('button', { name: 'Send reset link' })).toBeVisible();

    const step = within(canvas.getByRole('region', { name: 'Two-step verification' }));
    await expect(step.getByRole('textbox', { name: 'Phone for text messages' })).not.toHaveValue('');
    await userEvent.click(step.getByRole('button', { name: 'Edit the second step' }));
    await expect(await screen.findByRole('dialog', { name: 'Select authentication method' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /^Authenticator app/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(step.getByText(/^An authenticator app/)).toBeVisible();
    await expect(step.queryByRole('textbox')).toBeNull();
    await userEvent.click(step.getByRole('button', { name: 'Delete the second step' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    await expect(await step.findByText('There is no second step.')).toBeVisible();

    const devices = await tableOf(canvas, 'Recent devices');
    await expect(devices.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Browser',
      'Device',
      'Location',
      'Recent activity',
    ]);
    await expect(names(devices, 0).length).toBeGreaterThan(0);
  },
};

export const ReadOnlyWithoutTheRight: Story = {
  name: 'Without the right to edit users, the actions on one stay in place and explain themselves',
  parameters: { route: '/apps/user/view/4?tab=billing&panel=edit', session: 'client' },
  play: async ({ canvas, userEvent }) => {
    const methods = within(await canvas.findByRole('region', { name: 'Payment methods' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(methods.queryByRole('button', { name: /^Delete/ })).toBeNull();
    for (const name of ['Edit', 'Suspend', 'Upgrade plan', 'Add card', 'Edit address']) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Suspend' })).toHaveTextContent(
        "The role Client doesn't allow you to edit users.",
      ),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(canvas.getByRole('tab', { name: 'Connections' }));
    const slack = await canvas.findByRole('switch', { name: 'Slack' });
    await userEvent.click(slack);
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Not allowed for you' })).toHaveTextContent(
        "The role Client doesn't allow you to edit users.",
      ),
    );
    await expect(slack).not.toBeChecked();
  },
};

export const Billing: Story = {
  tags: ['USR-14'],
  parameters: { route: '/apps/user/view/4?tab=billing' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: 'Current plan' })).toBeVisible();
    const methods = within(canvas.getByRole('region', { name: 'Payment methods' }));
    const cards = methods.getAllByRole('listitem');
    await expect(cards).toHaveLength(3);
    await expect(cards[0]).toHaveTextContent(/Mastercard.*Primary/);
    await expect(cards[1]).toHaveTextContent(/Visa/);
    await expect(cards[2]).toHaveTextContent(/American Express.*Expired/);

    await userEvent.click(methods.getByRole('button', { name: 'Add card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add new card' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add card' }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /Card number/ })).toHaveAttribute('aria-invalid', 'true'),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(methods.getByRole('button', { name: /^Delete Visa/ }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(methods.getAllByRole('listitem')).toHaveLength(2));

    const address = within(canvas.getByRole('region', { name: 'Billing address' }));
    await expect(address.getByText('Otávio Prado')).toBeVisible();
    await userEvent.click(address.getByRole('button', { name: 'Edit address' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit billing address' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: 'First name' })).toHaveFocus());
    for (const name of ['First name', 'Last name']) await userEvent.clear(form.getByRole('textbox', { name }));
    await userEvent.click(form.getByRole('button', { name: 'Save address' }));
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: 'First name' })).toHaveAccessibleDescription('Enter the first name.'),
    );
    await expect(form.getByRole('textbox', { name: 'Last name' })).toHaveAttribute('aria-invalid', 'true');
  },
};

export const NotificationsAndConnections: Story = {
  tags: ['USR-15'],
  parameters: { route: '/apps/user/view/4?tab=notifications' },
  play: async ({ canvas, userEvent }) => {
    const matrix = await tableOf(canvas, 'Notifications');
    for (const row of ['New for you', 'Account activity', 'New browser used to sign in', 'New device linked']) {
      await expect(matrix.getByText(row)).toBeVisible();
    }
    for (const column of ['Email', 'Browser', 'App']) {
      await expect(matrix.getByRole('columnheader', { name: new RegExp(`^${column}`) })).toBeVisible();
    }
    const boxes = () => matrix.getAllByRole('switch', { checked: true });
    const on = () => boxes().map((box) => box.getAttribute('aria-label') ?? '');
    const before = on();
    await expect(before).toHaveLength(7);
    await userEvent.click(boxes()[0] as HTMLElement);
    await expect(on()).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(on()).toEqual(before);
    await userEvent.click(boxes()[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByText('Notifications of Otávio Prado saved')).toBeInTheDocument();

    await userEvent.click(canvas.getByRole('tab', { name: 'Connections' }));
    const accounts = within(await canvas.findByRole('list', { name: 'Connected accounts' }));
    const connected = () =>
      accounts.getAllByRole('switch', { checked: true }).map((one) => one.getAttribute('aria-label'));
    await expect(accounts.getAllByRole('switch')).toHaveLength(5);
    await expect(connected()).toEqual(['Google', 'Github']);
    await userEvent.click(accounts.getByRole('switch', { name: 'Slack' }));
    await userEvent.click(accounts.getByRole('switch', { name: 'Asana' }));
    await waitFor(() => expect(connected()).toEqual(['Google', 'Slack', 'Github', 'Asana']));

    const socials = within(canvas.getByRole('list', { name: 'Social accounts' }));
    await expect(socials.getAllByText('@otavio.prado')).toHaveLength(2);
    await expect(socials.getAllByText('Not connected')).toHaveLength(3);
    await expect(socials.getAllByRole('button')).toHaveLength(5);
  },
};
