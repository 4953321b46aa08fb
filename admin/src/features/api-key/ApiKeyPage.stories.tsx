import { apiKeyScenarios } from '@embarque/mocks/api-key/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { grantInAnotherTab } from '#storybook/feature/rights.ts';
import { wakeAt } from '#storybook/testing/turn-clock.ts';
import { storyOf } from '#storybook/feature/story.ts';
import { required } from '#storybook/testing/required.ts';
import { hasUnsavedWork } from '../../blocker/unsaved-work.ts';
import { ApiKeyPage } from './ApiKeyPage.tsx';

const meta = {
  component: ApiKeyPage,
  parameters: { route: '/pages/api-key', session: 'admin' },
} satisfies Meta<typeof ApiKeyPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const itemOf = async (canvas: Canvas, name: string) =>
  within(required((await canvas.findByRole('heading', { name })).closest('li'), `row of ${name}`));

async function choose(canvas: Canvas, userEvent: UserEventObject, name: string, action: string | RegExp) {
  await userEvent.click(canvas.getByRole('button', { name: `Actions for ${name}` }));
  // The code of menus loads with the first one.
  await userEvent.click(await screen.findByRole('menuitem', { name: action }, { timeout: 15_000 }));
}

async function create(canvas: Canvas, userEvent: UserEventObject, name: string) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), name);
  await userEvent.click(canvas.getByRole('button', { name: 'Create key' }));
}

/** Within ten minutes, it is asked for once. */
async function giveThePassword(userEvent: UserEventObject) {
  const proof = within(await screen.findByRole('dialog', { name: "Confirm it's you" }));
  await waitFor(() => expect(proof.getByLabelText(/^Your password/)).toHaveFocus());
  await userEvent.keyboard('window-seat{Enter}');
}

export const ShowsAValueOnce: Story = {
  name: 'Three sample keys; a new key needs a name of its own, and shows its value once (KEY-01, XA-01)',
  tags: ['core', 'KEY-01'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const sample = await itemOf(canvas, 'Booking site');
    await expect(sample.getByText('Full Access')).toBeVisible();
    await expect(sample.getByText('Sample key')).toBeVisible();
    await expect(sample.getByRole('button', { name: 'Copy the key Booking site' })).toBeVisible();
    await expect(canvas.getByText('3 of 10 keys')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveTextContent('API keys');

    await userEvent.click(canvas.getByRole('button', { name: 'Create key' }));
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    await expect(name).toHaveAccessibleDescription('Enter a name for the key.');
    await create(canvas, userEvent, 'k'.repeat(61));
    await expect(name).toHaveAccessibleDescription('Enter at most 60 characters.');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.clear(name);
    await create(canvas, userEvent, 'reports');
    await giveThePassword(userEvent);
    await waitFor(() => expect(name).toHaveAccessibleDescription(/^Another key has this name/));
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    await create(canvas, userEvent, 'Partner');
    const value = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Value of the key' });
    const end = value.value.slice(-4);
    await expect(value.value).toMatch(/^emb_live_[0-9a-f]{28}$/);
    await expect(hasUnsavedWork()).toBe(true);
    const { router } = storyOf(context);
    // The router knows of the blocker one render after the page does.
    await userEvent.tab();
    void router.navigate('/pages/api-key?tab=other');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }, { timeout: 15_000 }));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(router.state.location.search).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: 'I have stored it' }));

    const partner = await itemOf(canvas, 'Partner');
    await expect(partner.getByText(`emb_…${end}`)).toBeVisible();
    await expect(partner.getByText(/never used/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Value of the key' })).toBeNull();
    await expect(hasUnsavedWork()).toBe(false);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
  },
};

export const AnswerLost: Story = {
  name: 'A key whose answer was lost is created once: pressing again shows its value (KEY-01)',
  beforeEach: ({ msw }) => msw.use(apiKeyScenarios.answerLost),
  play: async ({ canvas, userEvent }) => {
    await create(canvas, userEvent, 'Partner');
    await giveThePassword(userEvent);
    await expect(await screen.findByText(/^We can't reach the server/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Partner');
    await userEvent.click(canvas.getByRole('button', { name: 'Create key' }));
    const value = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Value of the key' });
    await expect(value.value).toMatch(/^emb_live_[0-9a-f]{28}$/);
    await userEvent.click(canvas.getByRole('button', { name: 'I have stored it' }));
    await expect(await canvas.findAllByRole('heading', { name: 'Partner' })).toHaveLength(1);
    await expect((await itemOf(canvas, 'Partner')).getByText(`emb_…${value.value.slice(-4)}`)).toBeVisible();
  },
};

export const RollsRevokesDeletes: Story = {
  name: 'A rolled key counts down its old value; revoking names the last use, and only then it can be deleted (KEY-01, XA-04, XA-05)',
  tags: ['core'],
  play: async ({ canvas, userEvent }) => {
    await itemOf(canvas, 'Reports');
    await choose(canvas, userEvent, 'Reports', 'Give a new value');
    const roll = within(await screen.findByRole('dialog', { name: 'Give Reports a new value?' }));
    await userEvent.click(roll.getByRole('button', { name: 'Give a new value' }));
    await giveThePassword(userEvent);
    await canvas.findByRole('button', { name: 'I have stored it' });
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Booking site' }));
    await expect(await screen.findByRole('menuitem', { name: 'Revoke' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'I have stored it' }));
    const reports = await itemOf(canvas, 'Reports');
    await expect(reports.getByText('Rolling')).toBeVisible();
    await expect(reports.getByText(/^The old value works for another (24 h 0|23 h 59) min\.$/)).toBeVisible();
    await choose(canvas, userEvent, 'Reports', 'End the old value now');
    await userEvent.click(await screen.findByRole('button', { name: 'End the old value now' }));
    await waitFor(() => expect(reports.getByText('Active')).toBeVisible());

    await choose(canvas, userEvent, 'Reports', 'Revoke');
    const question = await screen.findByRole('alertdialog', { name: 'Revoke Reports?' });
    await expect(question).toHaveTextContent(/last used on .*can't be undone/);
    await userEvent.click(within(question).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(reports.getByText('Revoked')).toBeVisible());
    await choose(canvas, userEvent, 'Reports', 'Delete');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Reports' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions for eSIM activation' })).toHaveFocus());
  },
};

export const Edits: Story = {
  name: 'A key gets another name and other rights',
  play: async ({ canvas, userEvent }) => {
    await itemOf(canvas, 'Booking site');
    await choose(canvas, userEvent, 'Booking site', 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Booking site' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await userEvent.clear(name);
    await save();
    await expect(name).toHaveAccessibleDescription('Enter a name for the key.');
    await userEvent.type(name, 'k'.repeat(61));
    await save();
    await expect(name).toHaveAccessibleDescription('Enter at most 60 characters.');
    await userEvent.clear(name);
    await userEvent.type(name, 'reports');
    await save();
    await giveThePassword(userEvent);
    await waitFor(() => expect(name).toHaveAccessibleDescription(/^Another key has this name/));
    await expect(name).toHaveValue('reports');
    await userEvent.clear(name);
    await userEvent.type(name, 'Booking site 2');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Permissions' }), 'Read Write');
    await save();
    const changed = await itemOf(canvas, 'Booking site 2');
    await expect(changed.getByText('Read Write')).toBeVisible();
  },
};

export const AKeyHasNoMoreRightsThanItsOwner: Story = {
  name: 'A key has no more rights than its owner: lost ones cannot be given, and a key that had them says so (KEY-01)',
  play: async (context) => {
    const { canvas, userEvent } = context;
    const bookings = await itemOf(canvas, 'Booking site');
    await expect(bookings.queryByText(/^It does less than its type/)).toBeNull();
    const rights = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Permissions' });
    await expect(rights).toHaveDisplayValue('Full Control');

    grantInAnotherTab(context, [{ action: 'read', subject: 'Template' }]);
    await expect(await bookings.findByText(/^It does less than its type/)).toBeVisible();
    await expect((await itemOf(canvas, 'Reports')).queryByText(/^It does less than its type/)).toBeNull();
    await expect(rights).toHaveDisplayValue('Read & Execute');
    const closed = [...rights.options].filter(({ disabled }) => disabled).map(({ text }) => text);
    await expect(closed).toEqual(['Full Control', 'Modify', 'Read Write']);
    await expect(rights).toHaveAccessibleDescription(/Rights that you don't have can't be chosen\.$/);

    await choose(canvas, userEvent, 'Booking site', /^Give a new value/);
    await expect(await screen.findByRole('dialog', { name: 'Not allowed for you' })).toBeVisible();
  },
};

export const TheServerRefusesMoreRightsThanTheOwners: Story = {
  name: 'What the server refuses for the rights of the owner says so, and nothing typed is lost (KEY-01)',
  beforeEach: ({ msw }) => msw.use(...apiKeyScenarios.beyondOwner),
  play: async ({ canvas, userEvent }) => {
    await create(canvas, userEvent, 'Partner');
    await giveThePassword(userEvent);
    const rights = canvas.getByRole('combobox', { name: 'Permissions' });
    await waitFor(() => expect(rights).toHaveAccessibleDescription(/The key wasn't created: you don't have all/));
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Partner');
    await choose(canvas, userEvent, 'Reports', 'Give a new value');
    const roll = within(await screen.findByRole('dialog', { name: 'Give Reports a new value?' }));
    await userEvent.click(roll.getByRole('button', { name: 'Give a new value' }));
    await expect(await screen.findByText(/^A key has no more rights than you/)).toBeVisible();
    await choose(canvas, userEvent, 'Reports', 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Reports' }));
    const changed = dialog.getByRole('combobox', { name: 'Permissions' });
    await userEvent.selectOptions(changed, 'Modify');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changed).toHaveAccessibleDescription(/The key wasn't saved: you don't have all/));
  },
};

export const StatusesTurnByThemselves: Story = {
  name: 'A key that expires while the page is open says so and offers what an expired key allows; an overlap ends (KEY-01)',
  tags: ['KEY-01'],
  beforeEach: ({ msw }) => msw.use(apiKeyScenarios.endsSoon),
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'API keys' }));
    const [expiring, rolling] = list.getAllByRole('listitem').map((item) => within(item));
    const menu = canvas.getAllByRole('button', { name: /^Actions for/ });
    await expect(expiring?.getByText('Active')).toBeVisible();
    await expect(expiring?.getByText(/, expires /)).toBeVisible();
    await expect(rolling?.getByText('Rolling')).toBeVisible();
    await expect(rolling?.getByText(/^The old value works for another/)).toBeVisible();

    wakeAt(Date.now() + 3_700_000);
    await waitFor(() => expect(expiring?.getByText('Expired')).toBeVisible());
    await expect(expiring?.getByText(/, expired /)).toBeVisible();
    await expect(rolling?.getByText('Active')).toBeVisible();
    await expect(rolling?.queryByText(/^The old value works/)).toBeNull();
    await userEvent.click(required(menu[0], 'menu of the first key'));
    const actions = await screen.findAllByRole('menuitem', {}, { timeout: 15_000 });
    await expect(actions.map(({ textContent }) => textContent)).toEqual(['Renew', 'Delete']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const NoKeys: Story = {
  beforeEach: ({ msw }) => msw.use(apiKeyScenarios.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No keys yet' })).toBeVisible();
    await expect(canvas.getByText(/curl/)).toBeVisible();
  },
};

export const RevokeFailed: Story = {
  beforeEach: ({ msw }) => msw.use(apiKeyScenarios.revokeFailed),
  play: async ({ canvas, userEvent }) => {
    const reports = await itemOf(canvas, 'Reports');
    await choose(canvas, userEvent, 'Reports', 'Revoke');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    await expect(await screen.findByText(/^Something went wrong on the server/)).toBeVisible();
    await expect(reports.getByText('Active')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' }, direction: 'rtl' },
  play: async ({ canvas }) => {
    await itemOf(canvas, 'Reports');
  },
};
