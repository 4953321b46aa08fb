import { setNow } from '@embarque/mocks/clock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { wholeApp } from '../../../app/app.testing.tsx';

const meta = { ...wholeApp, tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const RIGHTS = ['Full Control', 'Modify', 'Read & Execute', 'List Folder Contents', 'Read Only', 'Read Write'];

const KEYS = [
  ['eSIM activation', 'Full Access'],
  ['Reports', 'Read Only'],
  ['Booking site', 'Full Access'],
] as const;

async function openActions(userEvent: UserEventObject, name: string) {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  // The code of menus loads with the first one.
  return within(await screen.findByRole('menu', {}, { timeout: 15_000 }));
}

export const KeysStandOnTheTabOfSecurity: Story = {
  name: 'A key is created on the tab of security, and stands in the list there',
  tags: ['ACC-06', 'ACC-07'],
  parameters: { route: '/pages/account-settings?tab=security' },
  play: async ({ step, userEvent }) => {
    const list = within(await screen.findByRole('list', { name: 'API keys' }, { timeout: 15_000 }));
    const itemOf = (name: string) =>
      within(required(list.getByRole('heading', { name }).closest('li'), `row of ${name}`));
    const create = () => userEvent.click(screen.getByRole('button', { name: 'Create key' }));

    await step('three keys, each with its type, its value to copy, and the day it was created', async () => {
      await expect(screen.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');
      await expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(
        KEYS.map(([name]) => name),
      );
      for (const [name, type] of KEYS) {
        const item = itemOf(name);
        await expect(item.getByText(type)).toBeVisible();
        await expect(item.getByText(/^emb_/)).toHaveTextContent(/^emb_…[0-9a-f]{4}$/);
        await userEvent.click(item.getByRole('button', { name: `Show the key ${name}` }));
        await expect(item.getByText(/^emb_/)).toHaveTextContent(/^emb_live_[0-9a-f]{28}$/);
        await userEvent.click(item.getByRole('button', { name: `Hide the key ${name}` }));
        await expect(item.getByText(/^emb_/)).toHaveTextContent(/^emb_…[0-9a-f]{4}$/);
        await expect(item.getByRole('button', { name: `Copy the key ${name}` })).toBeVisible();
        await expect(item.getByText(/^Created on \d{2} /)).toBeVisible();
      }
    });
    await step('a key can be edited, and deleted once it is revoked', async () => {
      const actions = await openActions(userEvent, 'Reports');
      await waitFor(() => expect(actions.getByRole('menuitem', { name: 'Edit' })).toBeVisible());
      await userEvent.click(actions.getByRole('menuitem', { name: 'Revoke' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Revoke Reports?' }));
      await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
      await expect(await itemOf('Reports').findByText('Revoked')).toBeVisible();
      const others = await openActions(userEvent, 'Reports');
      await expect(others.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await step('the form beside its picture has six types, and needs a name', async () => {
      const rights = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Permissions' });
      await expect([...rights.options].map(({ text }) => text)).toEqual(RIGHTS);
      await expect(rights.closest('form')?.parentElement?.querySelector(':scope > svg')).toBeVisible();
      await create();
      const name = screen.getByRole('textbox', { name: /^Name/ });
      await expect(name).toHaveAccessibleDescription('Enter a name for the key.');
      await userEvent.selectOptions(rights, 'Read Only');
      await userEvent.type(name, 'Partner');
      await create();
      const proof = within(await screen.findByRole('dialog', { name: "Confirm it's you" }));
      await userEvent.type(proof.getByLabelText(/^Your password/), 'window-seat{Enter}');
      await userEvent.click(await screen.findByRole('button', { name: 'I have stored it' }));
      await expect(itemOf('Partner').getByText('Read Only')).toBeVisible();
      await expect(screen.getByText('4 of 10 keys')).toBeVisible();
    });
    await step(
      'the password that was given for the key counts on the other tabs, until the server asks again',
      async () => {
        await userEvent.click(screen.getByRole('tab', { name: 'Account' }));
        const section = within(await screen.findByRole('region', { name: 'Email address' }));
        const email = section.getByRole('textbox', { name: /^Email/ });
        await userEvent.clear(email);
        await userEvent.type(email, 'marina@example.com');
        await expect(section.queryByLabelText(/^Your password/)).toBeNull();
        setNow(Date.now() + 11 * 60_000);
        await userEvent.click(section.getByRole('button', { name: 'Change email' }));
        const password = await section.findByLabelText(/^Your password/);
        await expect(password).toHaveAccessibleDescription(expect.stringContaining('Enter your password.'));
        await waitFor(() => expect(password).toHaveFocus());
        await userEvent.type(password, 'window-seat{Enter}');
        await expect(await section.findByText("Your email isn't confirmed")).toBeVisible();
      },
    );
  },
};
