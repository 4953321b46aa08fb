import { salesApi as server } from '@embarque/mocks/sales-api/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { journey } from '#storybook/journey/journey.ts';
import { storyOf } from '#storybook/feature/story.ts';
import { link, salesAreShown, wholeApp } from './app.testing.tsx';

const meta = {
  ...wholeApp,
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const name = () => screen.findByRole('textbox', { name: /Full Name/ });

export const TheTokenExpiresInTheMiddleOfCheckout: Story = journey(
  [
    {
      caption: 'Five things are in the cart',
      play: async () => {
        const list = await screen.findByRole('list', { name: 'Your items' });
        await expect(within(list).getAllByRole('heading')).toHaveLength(5);
      },
    },
    {
      caption: 'Somebody begins to type where they are to be delivered',
      play: async ({ userEvent }) => {
        await userEvent.click(screen.getByRole('button', { name: 'Continue to address' }));
        await userEvent.type(await name(), 'Lívia Prado');
      },
    },
    {
      caption: 'Meanwhile the token expires: a look at the sales renews it, unseen and once',
      play: async ({ userEvent }) => {
        server.expireAccessTokens();
        server.log.clear();
        await userEvent.click(link('Sales'));
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
        const overlay = within(await screen.findByRole('dialog', { name: 'Sign in to continue' }));
        await waitFor(() => expect(overlay.getByLabelText('Password', { selector: 'input' })).toHaveFocus());
        await context.userEvent.keyboard('admin{Enter}');
        await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in to continue' })).toBeNull());
        await expect(await name()).toHaveValue('Lívia Prado');
      },
    },
    {
      caption: 'The order goes to the address on file, is paid on delivery, and is confirmed',
      play: async ({ userEvent }) => {
        await userEvent.click(screen.getByRole('button', { name: 'Deliver To This Address' }));
        await userEvent.click(await screen.findByRole('radio', { name: 'Cash on delivery' }));
        await userEvent.click(screen.getByRole('button', { name: /^(Pay R\$|Place Order)/ }));
        await expect(await screen.findByRole('region', { name: /^Thank you/ })).toBeVisible();
      },
    },
  ],
  { route: '/apps/ecommerce/checkout' },
);
