import { usersScenarios } from '@embarque/mocks/users/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inTests } from '#storybook/testing/in-tests.ts';
import { UserPage } from '../view/UserPage.tsx';

/** Another person saves the contact and the language of the user just before. */
const meta = {
  component: UserPage,
  tags: ['!autodocs'],
  parameters: { route: '/apps/user/view/30' },
  loaders: [...inTests(() => import('./UserMergeDialog.tsx'))],
  beforeEach: ({ msw }) => msw.use(usersScenarios.changedFirst),
} satisfies Meta<typeof UserPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChangesOfOtherFieldsAreKeptAndNamed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit user information' }));
    const taxId = dialog.getByRole('textbox', { name: 'Tax ID' });
    await userEvent.clear(taxId);
    await userEvent.type(taxId, 'Tax-0001');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));

    await expect(
      await screen.findByText(/^Ana Beatriz also changed Contact and Language\. Both changes are kept\.$/),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Tax-0001')).toBeVisible();
    await expect(canvas.getByText('+351 21 555 0100')).toBeVisible();
  },
};

export const OneFieldOfBothIsAChoice: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const edit = within(await screen.findByRole('dialog', { name: 'Edit user information' }));
    const contact = edit.getByRole('textbox', { name: /^Contact/ });
    await userEvent.clear(contact);
    await userEvent.type(contact, '+44 20 1');
    await userEvent.click(edit.getByRole('button', { name: 'Save changes' }));

    const name = 'Ana Beatriz has changed this user too';
    const merge = within(await screen.findByRole('dialog', { name }));
    await expect(merge.getByText(/^Ana Beatriz also changed Language\./)).toBeInTheDocument();
    await userEvent.click(merge.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
    await expect(contact).toHaveValue('+44 20 1');

    await userEvent.click(edit.getByRole('button', { name: 'Save changes' }));
    const again = within(await screen.findByRole('dialog', { name }));
    await waitFor(() => expect(again.getByRole('radio', { name: 'Yours: +44 20 1' })).toHaveFocus());
    await userEvent.keyboard('1');
    await userEvent.click(again.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('+44 20 1')).toBeVisible();
    await expect(canvas.getByText('Portuguese')).toBeVisible();
  },
};
