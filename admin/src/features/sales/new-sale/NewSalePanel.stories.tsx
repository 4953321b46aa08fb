import { salesApi as server } from '@embarque/mocks/sales-api/handlers';
import { salesApiScenarios } from '@embarque/mocks/sales-api/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { countOfSales, nextSaleId } from '#storybook/feature/sales.ts';
import { storyOf } from '#storybook/feature/story.ts';
import { SalesPage } from '../SalesPage.tsx';

const NEXT = nextSaleId();
const COUNT = countOfSales({ added: 1 });

const meta = {
  component: SalesPage,
  tags: ['!autodocs'],
  parameters: { route: '/sales?panel=new' },
} satisfies Meta<typeof SalesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName('New sale');
  },
};

export const CreateSale: Story = {
  tags: ['core'],
  parameters: { route: '/sales' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New sale' }));
    await waitFor(() => expect(field('Product')).toHaveFocus());
    await fillIn(userEvent);
    await userEvent.click(record());

    await expect(await screen.findByText('Sale recorded')).toBeInTheDocument();
    await expect(await canvas.findByText(`1–10 of ${COUNT}`)).toBeVisible();
    const row = within(canvas.getByRole('row', { name: new RegExp(`^${NEXT}`) }));
    await expect(row.getByText('Ana Prado')).toBeVisible();
    await expect(row.getByText(/1\.249,90/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New sale' })).toHaveFocus());
  },
};

export const EmptyFieldsAreReported: Story = {
  tags: ['core'],
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.click(record());

    await waitFor(() => expect(field('Product')).toHaveFocus());
    await expect(field('Product')).toHaveAccessibleDescription(/Enter the product that was sold\./);
    await expect(field('Customer name')).toHaveAccessibleDescription("Enter the customer's name.");
    await expect(field('Customer email')).toHaveAccessibleDescription("Enter the customer's email address.");
    await expect(field('Price paid')).toHaveAccessibleDescription(/Enter the price that was paid\./);
  },
};

export const ARightLostWhileTheFormIsOpen: Story = {
  name: 'A right that is lost while the form is open takes nothing that was typed, and says so (XR-05)',
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    server.grant('admin@demo.com', [{ action: 'read', subject: 'Sale' }]);
    await userEvent.click(record());

    await waitFor(() => expect(record()).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() => expect(record()).toHaveAccessibleDescription(/doesn't allow you to record sales/));
    await expect(screen.getByRole('alert')).toHaveTextContent('Your role may read sales but not change them');
    await expect(field('Customer name')).toHaveValue('Ana Prado');
  },
};

export const RefusedFieldsShowTheServersMessages: Story = {
  tags: ['core'],
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.createRejected),
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await userEvent.click(record());

    await waitFor(() => expect(field('Product')).toHaveAccessibleDescription(/There is no such product/));
    await expect(field('Customer name')).toHaveAccessibleDescription('The name must match the passport');
    await expect(field('Customer email')).toHaveAccessibleDescription('This mailbox does not exist');
    await expect(field('Price paid')).toHaveAccessibleDescription(/The amount is below the list price/);
    await expect(screen.getByText('This kind is not sold at the moment')).toBeVisible();
    await expect(field('Customer name')).toHaveValue('Ana Prado');
  },
};

export const InputSurvivesAFailedRequest: Story = {
  tags: ['core'],
  play: async ({ msw, userEvent }) => {
    await fillIn(userEvent);
    msw.use(salesApiScenarios.serverDown);
    await userEvent.click(record());

    await expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
      /can't reach the server/,
    );
    await expect(field('Product')).toHaveValue('eSIM Europe 10 GB');
    await expect(field('Customer email')).toHaveValue('ana@example.com');

    msw.resetHandlers();
    await userEvent.click(record());
    await expect(await screen.findByText('Sale recorded')).toBeInTheDocument();
  },
};

export const Saving: Story = {
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.createStillSaving),
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await userEvent.click(record());

    await waitFor(() => expect(record()).toHaveAttribute('aria-busy', 'true'));
  },
};

export const LeavingAsksFirst: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.type(await screen.findByRole('textbox', { name: 'Customer name' }), 'Ana');
    await userEvent.keyboard('{Escape}');

    const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(field('Customer name')).toHaveValue('Ana');

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(storyOf(context).router.state.location.search).toBe('');
  },
};

export const ClosesAtOnceWithoutChanges: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const AProductDecidesItsKind: Story = {
  play: async ({ userEvent }) => {
    const product = await screen.findByRole('combobox', { name: 'Product' });
    await userEvent.type(product, 'peru');
    await userEvent.click(await screen.findByRole('option', { name: 'eSIM Peru 5 GB' }));
    await expect(kind()).toHaveDisplayValue('eSIM');
    await expect(kind()).toBeDisabled();

    await userEvent.clear(product);
    await userEvent.type(product, 'cruise{Enter}');
    await waitFor(() => expect(product).toHaveValue('Cruise cover'));
    await expect(kind()).toHaveDisplayValue('Insurance');
    await expect(kind()).toBeDisabled();
  },
};

export const AProductThatIsNotListedHasItsKindChosenByHand: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Product' }), 'Airport lounge pass');
    await userEvent.click(await screen.findByRole('option', { name: /Airport lounge pass/ }));
    await userEvent.selectOptions(kind(), 'eSIM');
    await userEvent.type(field('Customer name'), 'Ana Prado');
    await userEvent.type(field('Customer email'), 'ana@example.com');
    await userEvent.type(field('Price paid'), '90');
    await userEvent.click(record());

    const row = within(await screen.findByRole('row', { name: new RegExp(`^${NEXT}`) }));
    await expect(row.getByText('Airport lounge pass')).toBeVisible();
    await expect(row.getByText('eSIM')).toBeVisible();
  },
};

export const WithoutAListOfProductsTheirNameDecides: Story = {
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.noProducts),
  play: async ({ userEvent }) => {
    const product = await screen.findByRole('textbox', { name: 'Product' });
    await userEvent.type(product, 'eSIM Peru 5 GB');
    await expect(kind()).toHaveDisplayValue('eSIM');
    await expect(kind()).toBeDisabled();

    await userEvent.clear(product);
    await userEvent.type(product, 'Winter sports cover');
    await expect(kind()).toBeEnabled();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async () => expect(await screen.findByRole('dialog', { name: 'New sale' })).toBeVisible(),
};

const field = (name: string) => screen.getByRole(name === 'Product' ? 'combobox' : 'textbox', { name });
const kind = () => within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Kind' });
const record = () => screen.getByRole('button', { name: 'Record sale' });

async function fillIn(userEvent: UserEventObject) {
  await userEvent.type(await screen.findByRole('combobox', { name: 'Product' }), 'eSIM Europe 10 GB');
  await userEvent.click(await screen.findByRole('option', { name: 'eSIM Europe 10 GB' }));
  await userEvent.type(field('Customer name'), 'Ana Prado');
  await userEvent.type(field('Customer email'), 'ana@example.com');
  await userEvent.type(field('Price paid'), '1249,90');
}
