import { SALES_API_DEMO_BASE } from '@embarque/mocks/sales-api/contract';
import { salesApi as server } from '@embarque/mocks/sales-api/handlers';
import { salesApiScenarios } from '@embarque/mocks/sales-api/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, type UserEventObject, waitFor } from 'storybook/test';
import { newestSale } from '#storybook/feature/sales.ts';
import {
  button,
  chooseInUserMenu,
  link,
  nothingButSignInIsShown,
  salesAreShown,
  wholeApp,
} from '../../app/app.testing.tsx';

const NEWEST = newestSale().id;

const meta = { ...wholeApp, tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The server hears of it only when it cannot be undone any more. */
async function deleteSale(userEvent: UserEventObject) {
  await salesAreShown();
  await userEvent.click(button(`Actions for ${NEWEST}`));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete sale' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: NEWEST })).toBeNull());
}

const deletions = () => server.log.entries.filter(({ method }) => method === 'DELETE');

export const SigningOutSavesWhatCouldStillBeUndone: Story = {
  tags: ['core'],
  play: async ({ userEvent }) => {
    await deleteSale(userEvent);
    await expect(deletions()).toEqual([]);
    await chooseInUserMenu(userEvent, 'Sign out');

    await nothingButSignInIsShown();
    await expect(deletions()).toMatchObject([{ path: `/sales/${NEWEST}`, status: 200 }]);
  },
};

export const SigningOutAsksBeforeChangesAreLost: Story = {
  tags: ['core'],
  play: async ({ msw, userEvent }) => {
    await deleteSale(userEvent);
    msw.use(http.delete(`${SALES_API_DEMO_BASE}/sales/:id`, () => new Promise(() => undefined)));
    await chooseInUserMenu(userEvent, 'Sign out');
    await screen.findByRole('alertdialog', { name: 'Sign out without saving?' });
    await expect(screen.getByText(/^1 change hasn't reached the server yet/)).toBeVisible();
    await userEvent.click(button('Stay signed in'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(link('Sales')).toBeVisible();

    await chooseInUserMenu(userEvent, 'Sign out');
    await screen.findByRole('alertdialog', { name: 'Sign out without saving?' });
    await userEvent.click(button('Sign out anyway'));
    await nothingButSignInIsShown();
  },
};

export const ARefusedChangeIsShownBeforeSigningOut: Story = {
  play: async ({ msw, userEvent }) => {
    await deleteSale(userEvent);
    msw.use(salesApiScenarios.serverDown);
    await chooseInUserMenu(userEvent, 'Sign out');

    await expect(await screen.findByText(new RegExp(`Couldn't delete sale ${NEWEST}`))).toBeVisible();
    await expect(link('Sales')).toBeVisible();
  },
};
