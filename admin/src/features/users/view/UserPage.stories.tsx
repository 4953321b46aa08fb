import { usersScenarios } from '@embarque/mocks/users/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { wakeAt } from '#storybook/testing/turn-clock.ts';
import { searchOf } from '../users.stories.testing.ts';
import { UserPage } from './UserPage.tsx';

/** A subscriber of the United Kingdom, whose bills go to England. */
const GRACE = '/apps/user/view/30';

const meta = {
  component: UserPage,
  parameters: { route: GRACE },
} satisfies Meta<typeof UserPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const facts = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const press = (userEvent: UserEventObject, name: string) => userEvent.click(screen.getByRole('button', { name }));

export const SaysWhoTheUserIs: Story = {
  tags: ['core', 'USR-07', 'USR-11'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Grace Whitfield' })).toBeVisible();
    await expect(
      canvas.getAllByText('Manager').map((text) => text.closest('[data-tone]')?.getAttribute('data-tone')),
    ).toContain('warning');
    for (const figure of ['Tasks done', 'Projects done']) {
      await expect(canvas.getByText(figure).parentElement).toHaveTextContent(/0/);
    }
    const contact = canvas.getByText(/^\+44 20 555 \d{4}$/).textContent ?? '';
    await expect(facts()).toEqual(
      expect.arrayContaining([
        ['Username', 'grace.whitfield'],
        ['Billing email', 'grace.whitfield@example.com'],
        ['Status', 'Pending'],
        ['Role', 'Manager'],
        ['Tax ID', `Tax-${contact.slice(-4)}`],
        ['Contact', contact],
        ['Language', 'English'],
        ['Country', 'England'],
      ]),
    );
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Suspend' })).toBeVisible();
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Account',
      'Security',
      'Billing & plans',
      'Notifications',
      'Connections',
    ]);
  },
};

export const NamesPlacesAndLanguagesInPortuguese: Story = {
  globals: { language: 'pt-BR' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Grace Whitfield' });
    await expect(facts()).toEqual(
      expect.arrayContaining([
        ['Idioma', 'inglês'],
        ['País', 'Inglaterra'],
      ]),
    );
    await press(userEvent, 'Editar');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('option', { name: 'alemão' })).toBeInTheDocument();
    await expect(dialog.getByRole('option', { name: 'Espanha' })).toBeInTheDocument();
  },
};

export const EditsInADialog: Story = {
  tags: ['core', 'USR-08'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Grace Whitfield' });
    await press(userEvent, 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit user information' }));
    for (const name of ['First name', 'Last name', 'Username', 'Billing email', 'Tax ID', 'Contact']) {
      await expect(dialog.getByRole('textbox', { name })).not.toHaveValue('');
    }
    const options = (name: string) => within(dialog.getByRole('combobox', { name })).getAllByRole('option');
    await expect(options('Status').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Active', 'Inactive', 'Suspended']),
    );
    await expect(options('Language')).toHaveLength(5);
    await expect(options('Country')).toHaveLength(5);
    await expect(dialog.getByRole('switch', { name: 'Use as a billing address' })).toBeChecked();

    const first = dialog.getByRole('textbox', { name: 'First name' });
    await userEvent.clear(first);
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(first).toHaveAccessibleDescription('Enter the first name.'));
    await userEvent.type(first, 'Gracie');
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await press(userEvent, 'Edit');
    const again = within(await screen.findByRole('dialog', { name: 'Edit user information' }));
    await expect(again.getByRole('textbox', { name: 'First name' })).toHaveValue('Grace');
    const username = again.getByRole('textbox', { name: 'Username' });
    await userEvent.clear(username);
    await userEvent.click(username);
    await userEvent.paste('x'.repeat(121));
    await userEvent.click(again.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(username).toHaveAccessibleDescription('Enter at most 120 characters.'));
    await userEvent.clear(username);
    await userEvent.type(username, 'otavio.prado');
    await userEvent.tab();
    await waitFor(() => expect(username).toHaveAccessibleDescription('This username is already in use.'));
    await userEvent.click(again.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription('This username is already in use.');
    await userEvent.clear(username);
    await userEvent.type(username, 'gracie');
    await userEvent.type(again.getByRole('textbox', { name: 'First name' }), ' Ann');
    await userEvent.click(again.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Grace Ann Whitfield' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const AnInvitationEndsByItself: Story = {
  name: 'An invitation reads as ended once its time has passed',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Grace Whitfield' });
    const invitation = () => facts().filter(([term]) => term?.startsWith('Invitation'))[0]?.[0];
    await expect(invitation()).toBe('Invitation ends');
    wakeAt(Date.now() + 6 * 86_400_000);
    await waitFor(() => expect(invitation()).toBe('Invitation ended'));
  },
};

const confirmSuspension = async (userEvent: UserEventObject) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Suspend' }));

export const SuspendsAfterAWarning: Story = {
  tags: ['USR-09'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Grace Whitfield' });
    await press(userEvent, 'Invite again');
    await expect(await screen.findByText('An invitation was sent to grace.whitfield@example.com.')).toBeInTheDocument();
    await waitFor(() => expect(facts()).toContainEqual(['Invitation', 'Sent again just now']));
    await press(userEvent, 'Suspend');
    await screen.findByText('Suspend Grace Whitfield?');
    await press(userEvent, 'Cancel');
    await expect(await screen.findByText('Suspension cancelled')).toBeInTheDocument();
    await press(userEvent, 'OK');
    await waitFor(() => expect(screen.queryByText('Suspension cancelled')).toBeNull());

    await press(userEvent, 'Suspend');
    await screen.findByText('Suspend Grace Whitfield?');
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Lost the phone');
    await confirmSuspension(userEvent);
    await expect(await screen.findByText('Grace Whitfield is suspended')).toBeInTheDocument();
    await press(userEvent, 'OK');
    await waitFor(() => expect(facts()).toContainEqual(['Reason', 'Lost the phone']));
    await expect(await canvas.findByText('Suspended: Lost the phone')).toBeVisible();

    await userEvent.click(await canvas.findByRole('button', { name: 'Reactivate' }));
    await expect(await canvas.findByRole('button', { name: 'Suspend' })).toBeVisible();
    // Her invitation still waits.
    await expect(facts()).toContainEqual(['Status', 'Pending']);

    await press(userEvent, 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit user information' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Suspended');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Suspend Grace Whitfield?');
    await confirmSuspension(userEvent);
    await screen.findByText('Grace Whitfield is suspended');
    await press(userEvent, 'OK');
    await waitFor(() => expect(facts()).toContainEqual(['Status', 'Suspended']));
  },
};

export const ShowsThePlanAndHowFarItIs: Story = {
  tags: ['USR-10'],
  globals: { clock: 'leapDay' },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Current plan' }));
    for (const text of ['Basic', '2 users', '50 policies a month', 'Basic support', '4 of 30 days']) {
      await expect(card.getByText(text)).toBeVisible();
    }
    await expect(card.getByText(/\$\s0,00/).parentElement).toHaveTextContent(/^US\$\s0,00 \/month$/);
    await expect(card.getByText('26 days remaining')).toBeVisible();
    await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '13%');

    await press(userEvent, 'Upgrade plan');
    const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade plan' }));
    const options = within(dialog.getByRole('combobox')).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent?.replace(/:.*?(\d+).*/, ' $1'))).toEqual([
      'Basic 0',
      'Standard 49',
      'Enterprise 99',
      'Exclusive 249',
    ]);
    await expect(dialog.getByText(/^The current plan is Basic for US\$\s0,00 a month\.$/)).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'exclusive');
    await userEvent.click(dialog.getByRole('button', { name: 'Upgrade' }));
    await expect(await card.findByText('Exclusive')).toBeVisible();

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(userEvent, 'Upgrade plan');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel the subscription of Grace Whitfield?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Yes, cancel' }));
    await expect(await card.findByText('Cancelled')).toBeVisible();
  },
};

export const TheOwnAccountStays: Story = {
  name: 'Nobody suspends the own account: the control explains why',
  tags: ['core'],
  parameters: { route: '/apps/user/view/23' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Marina Duarte' });
    await press(userEvent, 'Suspend');
    await expect(await screen.findByText("Marina Duarte can't be suspended")).toBeInTheDocument();
    await expect(screen.getByText('This is your own account. Ask another administrator.')).toBeVisible();
    await press(userEvent, 'OK');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Suspend' })).toHaveFocus());
  },
};

export const TheTabIsOfOneUser: Story = {
  name: 'The tab is in the URL, another user opens on the first, and Back returns to it (XU-10)',
  parameters: { route: '/apps/user/view/7?status=active' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('heading', { level: 2, name: 'Matteo Ricci' });
    await expect(await canvas.findByText('17 of 18')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Billing & plans' }));
    await expect(searchOf(context)).toBe('?status=active&tab=billing');

    await userEvent.click(canvas.getByRole('link', { name: 'Previous' }));
    await canvas.findByRole('heading', { level: 2, name: 'Noa Ben-Ami' });
    await expect(canvas.queryByText('Matteo Ricci')).toBeNull();
    await expect(canvas.getByRole('tab', { name: 'Account' })).toHaveAttribute('aria-selected', 'true');
    await storyOf(context).router.navigate(-1);
    await canvas.findByRole('heading', { level: 2, name: 'Matteo Ricci' });
    await expect(canvas.getByRole('tab', { name: 'Billing & plans' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const ALateResponseStaysWithItsUser: Story = {
  name: 'A change whose response is late does not lead the next one to the wrong user',
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const held = Promise.withResolvers<void>();
    msw.use(http.post('/apps/users/update', () => held.promise));
    const rename = async () => {
      await press(userEvent, 'Edit');
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit user information' }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'First name' }), ' Ann');
      await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    };
    await canvas.findByRole('heading', { level: 2, name: 'Grace Whitfield' });
    await rename();
    await storyOf(context).router.navigate('/apps/user/view/7');
    await canvas.findByRole('heading', { level: 2, name: 'Matteo Ricci' });
    held.resolve();
    await screen.findByText('Grace Ann Whitfield updated');

    await rename();
    await canvas.findByRole('heading', { level: 2, name: 'Matteo Ann Ricci' });
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(usersScenarios.accountFailed),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('heading', { name: "Couldn't load the user" });
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { level: 2, name: 'Grace Whitfield' });
  },
};

export const StillLoading: Story = { beforeEach: ({ msw }) => msw.use(usersScenarios.accountStillLoading) };
export const Phone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 2, name: 'Grace Whitfield' })).toBeVisible(),
};
