import { usersScenarios } from '@embarque/mocks/users/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { found, rowNames, searchOf } from '../users.stories.testing.ts';
import { UsersPage } from '../UsersPage.tsx';

const meta = {
  component: UsersPage,
  tags: ['!autodocs'],
  parameters: { route: '/apps/user/list?panel=new' },
} satisfies Meta<typeof UsersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const REQUIRED = ['Full name', 'Username', 'Email', 'Contact', 'Company', 'Country'] as const;
const dialog = () => within(screen.getByRole('dialog', { name: 'New user' }));
const field = (name: string) => dialog().getByLabelText(new RegExp(`^${name}`));
const submit = () => dialog().getByRole('button', { name: 'Add user' });

async function fillIn(userEvent: UserEventObject, email = 'ana.lima@example.com') {
  await screen.findByRole('dialog', { name: 'New user' });
  await userEvent.type(field('Full name'), 'Ana Lima');
  await userEvent.type(field('Username'), 'ana.lima');
  await userEvent.type(field('Email'), email);
  await userEvent.type(field('Contact'), '+55 11 555 0101');
  await userEvent.type(field('Company'), 'Vento Leste Viagens');
  await userEvent.selectOptions(field('Country'), 'Brazil');
}

export const AddsAUser: Story = {
  tags: ['core', 'USR-06'],
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog', { name: 'New user' });
    await waitFor(() => expect(field('Full name')).toHaveFocus());
    await expect(field('Country').querySelectorAll('option:not([value=""])')).toHaveLength(24);
    await expect(field('Role')).toHaveDisplayValue('Restricted User');
    await expect(field('Plan')).toHaveDisplayValue('Basic');
    await userEvent.click(submit());
    await waitFor(() => expect(field('Full name')).toHaveFocus());
    for (const name of REQUIRED) await expect(field(name)).toHaveAttribute('aria-invalid', 'true');

    await fillIn(userEvent);
    await userEvent.click(submit());
    await found(canvas, '1–10 of 51');
    await waitFor(() => expect(rowNames(canvas)[0]).toBe('Ana Lima'));
    const row = within(canvas.getByRole('row', { name: /Ana Lima/ }));
    for (const text of ['AL', 'Restricted User', 'Basic', 'Auto debit', 'Active']) {
      await expect(row.getByText(text)).toBeVisible();
    }
    await expect(await canvas.findByRole('button', { name: /^Total users 51/ })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Add new user' }));
    await screen.findByRole('dialog', { name: 'New user' });
    await expect(field('Full name')).toHaveValue('');
    await userEvent.type(field('Full name'), 'Bia');
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Add new user' }));
    await screen.findByRole('dialog', { name: 'New user' });
    await expect(field('Full name')).toHaveValue('');
  },
};

export const ATakenEmailIsRefusedAtItsField: Story = {
  name: 'An email address that somebody has is refused at its field, whatever its case (XU-06)',
  play: async ({ userEvent }) => {
    await fillIn(userEvent, 'MALIK.Johnson@example.com ');
    await userEvent.tab();
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(/This email address is already in use\./));
    await userEvent.click(submit());

    await waitFor(() => expect(field('Email')).toHaveFocus());
    await expect(field('Email')).toHaveAccessibleDescription(/This email address is already in use\./);
    await expect(field('Full name')).toHaveValue('Ana Lima');
  },
};

export const ATakenEmailStaysRefusedBesideOtherMistakes: Story = {
  name: 'An email address that somebody has stays refused when other fields are refused too',
  play: async ({ userEvent }) => {
    await fillIn(userEvent, 'malik.johnson@example.com');
    await userEvent.clear(field('Company'));
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(/This email address is already in use\./));
    await userEvent.click(submit());

    await expect(await dialog().findByText('Enter the company.')).toBeVisible();
    await expect(field('Email')).toHaveAccessibleDescription(/This email address is already in use\./);
    await userEvent.clear(field('Email'));
    await userEvent.type(field('Email'), 'ana@x.com');
    await userEvent.click(submit());
    await expect(field('Email')).not.toHaveAccessibleDescription(/already in use/);
  },
};

export const AnInvitedUserIsPendingAndShownOnDemand: Story = {
  parameters: { route: '/apps/user/list?status=active&panel=new' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(userEvent);
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Send an invitation by email' }));
    await userEvent.click(submit());
    await expect(await screen.findByText('Ana Lima added. The list may hide new users.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));

    await found(canvas, '1–10 of 51');
    await expect(searchOf(context)).toBe('');
    await expect(within(canvas.getByRole('row', { name: /Ana Lima/ })).getByText('Pending')).toBeVisible();
  },
};

export const InputSurvivesAFailedRequest: Story = {
  beforeEach: ({ msw }) => msw.use(usersScenarios.addFailed),
  play: async ({ canvas, msw, userEvent }) => {
    await fillIn(userEvent);
    await userEvent.click(submit());
    await expect(await dialog().findByRole('alert')).toHaveTextContent(/Something went wrong on the server/);
    await expect(field('Company')).toHaveValue('Vento Leste Viagens');

    msw.resetHandlers();
    await userEvent.click(submit());
    await found(canvas, '1–10 of 51');
  },
};
