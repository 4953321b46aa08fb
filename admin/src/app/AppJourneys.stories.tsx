import { salesApi as server } from '@embarque/mocks/sales-api/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { contains, say } from '#storybook/appearance/say.ts';
import { journey } from '#storybook/journey/journey.ts';
import { openOnPhone } from '#storybook/testing/open-on-phone.ts';
import { storyOf } from '#storybook/feature/story.ts';
import { grantInAnotherTab } from '#storybook/feature/rights.ts';
import { button, field, salesAreShown, wholeApp } from './app.testing.tsx';

const meta = {
  ...wholeApp,
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const name = () => screen.findByRole('textbox', { name: contains(say('Full Name')) });

export const TheTokenExpiresInTheMiddleOfCheckout: Story = journey(
  [
    {
      caption: 'Five things are in the cart',
      play: async () => {
        const list = await screen.findByRole('list', { name: say('Your items') });
        await expect(within(list).getAllByRole('heading')).toHaveLength(5);
      },
    },
    {
      caption: 'Somebody begins to type where they are to be delivered',
      play: async ({ userEvent }) => {
        await userEvent.click(screen.getByRole('button', { name: say('Continue to address') }));
        await userEvent.type(await name(), 'Lívia Prado');
      },
    },
    {
      caption: 'Meanwhile the token expires: a look at the sales renews it, unseen and once',
      play: async ({ userEvent }) => {
        server.expireAccessTokens();
        server.log.clear();
        await openOnPhone(userEvent, say('Open menu'));
        await userEvent.click(await screen.findByRole('link', { name: say('Sales') }));
        await salesAreShown();
        const refreshes = server.log.entries.filter(({ path }) => path === '/jwt/refresh-token');
        await expect(refreshes).toHaveLength(1);
      },
    },
    {
      caption: 'Back in the checkout, what was typed is still there',
      play: async (context) => {
        await storyOf(context).router.navigate(-1);
        await expect(await name()).toHaveValue('Lívia Prado');
      },
    },
    {
      caption: 'After a long pause the session ends: sign-in stands over the page',
      play: async (context) => {
        storyOf(context).session.actor.send({ type: 'person was idle for too long' });
        const overlay = within(await screen.findByRole('dialog', { name: say('Sign in to continue') }));
        await waitFor(() => expect(overlay.getByLabelText(say('Password'), { selector: 'input' })).toHaveFocus());
        await context.userEvent.keyboard('admin{Enter}');
        await waitFor(() => expect(screen.queryByRole('dialog', { name: say('Sign in to continue') })).toBeNull());
        await expect(await name()).toHaveValue('Lívia Prado');
      },
    },
    {
      caption: 'The order goes to the address on file, is paid on delivery, and is confirmed',
      play: async ({ userEvent }) => {
        await userEvent.click(screen.getByRole('button', { name: say('Deliver To This Address') }));
        await userEvent.click(await screen.findByRole('radio', { name: say('Cash on delivery') }));
        await userEvent.click(screen.getByRole('button', { name: say('Place Order') }));
        await expect(
          await screen.findByRole('region', { name: say('Thank you, {0}!', { 0: 'Marina Duarte' }) }),
        ).toBeVisible();
      },
    },
  ],
  { route: '/apps/ecommerce/checkout' },
);

const reading = [{ action: 'read', subject: 'Sale' }];
const writing = [...reading, { action: 'create', subject: 'Sale' }];

export const ARoleLosesARightWhileItsHolderWorks: Story = journey(
  [
    {
      caption: 'An agent writes down what she has just sold',
      play: async ({ userEvent }) => {
        await userEvent.type(await screen.findByRole('combobox', { name: say('Product') }), 'eSIM Europe 10 GB');
        await userEvent.click(await screen.findByRole('option', { name: 'eSIM Europe 10 GB' }));
        await userEvent.type(field(say('Customer name')), 'Ana Prado');
        await userEvent.type(field(say('Customer email')), 'ana@example.com');
        await userEvent.type(field(say('Price paid')), '1249,90');
      },
    },
    {
      caption: 'Meanwhile an administrator takes the right to record sales from her role',
      play: async () => {
        server.grant('admin@demo.com', reading);
        await expect(button(say('Record sale'))).not.toHaveAttribute('aria-disabled');
      },
    },
    {
      caption: 'The server refuses the sale, the button says why, and all that she typed stays',
      play: async ({ userEvent }) => {
        await userEvent.click(button(say('Record sale')));
        await waitFor(() => expect(button(say('Record sale'))).toHaveAttribute('aria-disabled', 'true'));
        await waitFor(() =>
          expect(button(say('Record sale'))).toHaveAccessibleDescription(expect.stringContaining(say('record sales'))),
        );
        await expect(field(say('Customer name'))).toHaveValue('Ana Prado');
      },
    },
    {
      caption: 'The right comes back while she waits, and the button is free again without a reload',
      play: async (context) => {
        server.grant('admin@demo.com', writing);
        grantInAnotherTab(context, writing);
        await waitFor(() => expect(button(say('Record sale'))).not.toHaveAttribute('aria-disabled'));
      },
    },
    {
      caption: 'She records the sale that she wrote down at first',
      play: async ({ userEvent }) => {
        await userEvent.click(button(say('Record sale')));
        await expect(await screen.findByText(say('Sale recorded'))).toBeInTheDocument();
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      },
    },
  ],
  { route: '/sales?panel=new' },
);
