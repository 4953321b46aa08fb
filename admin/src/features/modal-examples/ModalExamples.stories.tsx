import { modalExamplesScenarios } from '@embarque/mocks/modal-examples/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { hasUnsavedWork } from '../../blocker/unsaved-work.ts';
import { ModalExamplesPage } from './ModalExamplesPage.tsx';
import { modalCalls } from './modal-examples.api.ts';
import { modalLoaders } from './modals.ts';

const meta = {
  component: ModalExamplesPage,
  tags: ['!autodocs'],
  // On a busy machine, the code of a modal takes longer to compile than a story waits for it.
  loaders: Object.values(modalLoaders),
  parameters: { route: '/pages/modal-examples', session: 'admin' },
} satisfies Meta<typeof ModalExamplesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = (show: string) => ({ parameters: { route: `/pages/modal-examples?show=${show}` } });
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));
const pageScrolls = () => getComputedStyle(document.documentElement).overflow !== 'hidden';
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const EightCards: Story = {
  name: 'Eight cards; a modal is in the URL, asks before it loses what was typed, and returns focus (MEX-01, MEX-06, XA-08)',
  tags: ['MEX-01', 'MEX-06'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Share project',
      'Add new card',
      'Pricing',
      'Refer and earn',
      'Add new address',
      'Create app',
      'Two-factor authentication',
      'Edit user information',
    ]);
    const show = canvas.getByRole('button', { name: 'Show: Add new address' });
    await userEvent.click(show);
    const dialog = await dialogNamed('Add new address');
    await expect(storyOf(context).router.state.location.search).toBe('?show=address');
    await expect(dialog.getByRole('radio', { name: /^Home/ })).toBeChecked();
    await waitFor(() => expect(dialog.getByRole('radio', { name: /^Home/ })).toHaveFocus());

    await userEvent.click(dialog.getByRole('button', { name: 'Add address' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^First name/ })).toHaveFocus());
    await userEvent.keyboard('Ana');
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Discard what you entered?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^First name/ })).toHaveFocus());
    await expect(dialog.getByRole('textbox', { name: /^First name/ })).toHaveValue('Ana');
    await expect(document.querySelectorAll('[data-backdrop]')).toHaveLength(1);
    await expect(pageScrolls()).toBe(false);
    void storyOf(context).router.navigate(-1);
    const leaving = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await userEvent.click(leaving.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(dialog.getByRole('textbox', { name: /^First name/ })).toHaveValue('Ana');
    await userEvent.keyboard('{Escape}');
    const again = within(await screen.findByRole('alertdialog', { name: 'Discard what you entered?' }));
    await userEvent.click(again.getByRole('button', { name: 'Discard' }));
    await isGone();
    await waitFor(() => expect(show).toHaveFocus());
    await expect(pageScrolls()).toBe(true);
    await expect(storyOf(context).router.state.location.search).toBe('');
  },
};

export const AddsAnAddress: Story = {
  ...opened('address'),
  name: 'An address for the office is added (MEX-06)',
  play: async ({ userEvent }) => {
    const dialog = await dialogNamed('Add new address');
    await userEvent.click(dialog.getByRole('radio', { name: /^Office/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^First name/ }), 'Ana');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Last name/ }), 'Prado');
    await userEvent.click(dialog.getByRole('button', { name: 'Add address' }));
    await isGone();
    await expect(await screen.findByText('Address added')).toBeInTheDocument();
  },
};

export const FailureKeepsWhatWasTyped: Story = {
  ...opened('address'),
  beforeEach: ({ msw }) => msw.use(modalExamplesScenarios.failed),
  play: async ({ userEvent }) => {
    const dialog = await dialogNamed('Add new address');
    await userEvent.type(dialog.getByRole('textbox', { name: /^First name/ }), 'Ana');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Last name/ }), 'Prado{Enter}');
    await expect(await screen.findByText(/^Something went wrong on the server/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^First name/ })).toHaveValue('Ana');
  },
};

export const SharesTheProject: Story = {
  ...opened('share'),
  name: 'Twelve members; the last owner stays one, and is warned before (MEX-02, XA-09)',
  tags: ['MEX-02'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await dialogNamed('Share project');
    await dialog.findByRole('heading', { name: '12 members' });
    await expect(dialog.getAllByRole('listitem')).toHaveLength(12);
    await expect(dialog.getByRole('combobox', { name: 'Add a member' })).toHaveFocus();
    const own = dialog.getByRole('combobox', { name: 'Role of Marina Duarte' });
    await userEvent.selectOptions(own, 'Can View');
    const question = within(await screen.findByRole('alertdialog', { name: 'Give up your own rights?' }));
    await userEvent.click(question.getByRole('button', { name: 'Change my role' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await screen.findByText('The server declined the request.');
    await expect(own).toHaveDisplayValue('Owner');

    const other = dialog.getByRole('combobox', { name: 'Role of Caio Brandão' });
    const third = dialog.getByRole('combobox', { name: 'Role of Larissa Teixeira' });
    // The second is chosen while the first is being sent.
    await Promise.all([userEvent.selectOptions(other, 'Can Comment'), userEvent.selectOptions(third, 'Can View')]);
    await waitFor(async () =>
      expect((await modalCalls.project(null, new AbortController().signal)).members.slice(1, 3)).toMatchObject([
        { role: 'comment' },
        { role: 'view' },
      ]),
    );
    await expect([other, third].map((each) => (each as HTMLSelectElement).value)).toEqual(['comment', 'view']);
    await userEvent.type(dialog.getByRole('combobox', { name: 'Add a member' }), 'Noa{Enter}');
    await dialog.findByRole('heading', { name: '13 members' });
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'The link works for' }),
      'Everybody with the link can view',
    );
    await expect(dialog.getByRole('button', { name: 'Copy project link' })).toBeVisible();
    const expiry = dialog.getByRole('combobox', { name: 'The link expires' });
    await userEvent.selectOptions(expiry, 'In 7 days');
    await expect(await dialog.findByText(/^Expires on \d/)).toBeVisible();
    await expect(expiry).toHaveDisplayValue('In 7 days');
    const end = dialog.getByText(/^Expires on \d/).textContent;

    await userEvent.keyboard('{Escape}');
    await isGone();
    await userEvent.click(await canvas.findByRole('button', { name: 'Show: Share project' }));
    const again = await dialogNamed('Share project');
    await userEvent.selectOptions(await again.findByRole('combobox', { name: 'The link works for' }), 'Members only');
    await expect(again.getByRole('combobox', { name: 'The link expires' })).toHaveDisplayValue('In 7 days');
    await expect(await again.findByText(end)).toBeVisible();
  },
};

export const AddsACard: Story = {
  ...opened('card'),
  name: 'A card is checked before it is added (MEX-03)',
  tags: ['core', 'MEX-03'],
  play: async ({ userEvent }) => {
    const dialog = await dialogNamed('Add new card');
    await userEvent.click(dialog.getByRole('button', { name: 'Add card' }));
    const number = dialog.getByRole('textbox', { name: /^Card number/ });
    await waitFor(() => expect(number).toHaveFocus());
    await userEvent.type(number, '4242424242424242');
    await expect(dialog.getByRole('img', { name: 'Visa' })).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name on the card/ }), 'Ana Prado');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Expiry date/ }), '1299');
    await userEvent.type(dialog.getByRole('textbox', { name: /^CVV/ }), '123');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(number).toHaveValue('');
    await expect(hasUnsavedWork()).toBe(false);
    await userEvent.type(number, '4242424242424242');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name on the card/ }), 'Ana Prado');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Expiry date/ }), '1299');
    await userEvent.type(dialog.getByRole('textbox', { name: /^CVV/ }), '123{Enter}');
    await isGone();
  },
};

export const ComparesPlans: Story = {
  ...opened('pricing'),
  name: 'Three plans by month or by year, and a trial (MEX-04)',
  tags: ['MEX-04'],
  play: async ({ userEvent }) => {
    const dialog = await dialogNamed('Choose a plan');
    await expect(await dialog.findAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(dialog.getByText('US$ 49')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Annually' }));
    await expect(dialog.getByText('US$ 40')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Choose Standard' })).toHaveAttribute(
      'href',
      '/pages/pricing?cycle=yearly',
    );
    await expect(dialog.getByRole('link', { name: 'Start 14-day free trial' })).toBeVisible();
  },
};

export const InvitesFriends: Story = {
  ...opened('refer'),
  name: 'Several friends are invited at once; wrong ones are named, nobody twice (MEX-05)',
  tags: ['core', 'MEX-05'],
  play: async ({ userEvent }) => {
    const dialog = await dialogNamed('Refer and earn');
    await expect(dialog.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    const emails = dialog.getByRole('textbox', { name: /^Emails of your friends/ });
    await userEvent.type(emails, 'ana{Enter}bia@example.com{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }));
    await expect(
      await dialog.findByText('Enter a valid email address, such as name@example.com. Not valid: ana'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /ana$/ }));
    await userEvent.type(emails, 'murilo.assuncao@example.com{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }));
    await expect(await dialog.findByText('Invited: bia@example.com')).toBeVisible();
    await expect(dialog.getByText(/no second email: murilo\.assuncao@example\.com$/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Your referral link' })).toHaveValue(
      'https://embarque.example/?ref=6479',
    );
    await expect(dialog.getAllByRole('link', { name: /^Share on/ })).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await isGone();
  },
};

export const CreatesAnApp: Story = {
  ...opened('app'),
  name: 'An app in five steps; going back keeps what was entered (MEX-07)',
  tags: ['MEX-07'],
  play: async ({ userEvent }) => {
    const dialog = await dialogNamed('Create app');
    const next = dialog.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    const name = dialog.getByRole('textbox', { name: /^Name of the app/ });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Kiosk');
    await expect(dialog.getByRole('radio', { name: 'Ecommerce platform' })).toBeChecked();
    await userEvent.click(next);
    const second = await dialog.findByRole('heading', { name: 'Its framework' });
    await waitFor(() => expect(second).toHaveFocus());
    await expect(second).toHaveAccessibleDescription('Step 2 of 5');
    await userEvent.click(await dialog.findByRole('radio', { name: 'Vue' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(name).toBeVisible());
    await expect(name).toHaveValue('Kiosk');
    await userEvent.click(next);
    await expect(await dialog.findByRole('radio', { name: 'Vue' })).toBeChecked();
    await userEvent.click(next);
    await expect(await dialog.findByRole('radio', { name: 'DynamoDB' })).toBeChecked();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name of the database/ }), 'kiosk{Enter}');
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Card number/ }), '4242424242424242');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name on the card/ }), 'Ana Prado');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Expiry date/ }), '1299');
    await userEvent.type(dialog.getByRole('textbox', { name: /^CVV/ }), '123{Enter}');
    await dialog.findByText("“Kiosk” isn't created yet. Go back to change anything.");
    await userEvent.click(dialog.getByRole('button', { name: 'Create app' }));
    await isGone();
    await expect(await screen.findByText('App created')).toBeInTheDocument();
  },
};

export const SetsUpTwoFactors: Story = {
  ...opened('two-factor'),
  name: 'Two factors: the method, then its details; going back keeps the method (MEX-08)',
  tags: ['MEX-08'],
  play: async ({ userEvent }) => {
    const method = await dialogNamed('Set up two-step verification');
    await userEvent.click(method.getByRole('button', { name: 'Continue' }));
    const details = await dialogNamed('Add your authenticator app');
    await userEvent.type(await details.findByRole('textbox', { name: 'Code' }), '111111');
    await waitFor(() =>
      expect(details.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/isn't right/),
    );
    await userEvent.clear(details.getByRole('textbox', { name: 'Code' }));
    await userEvent.type(details.getByRole('textbox', { name: 'Code' }), '123456');
    const recovery = await dialogNamed('Keep your recovery codes');
    await userEvent.click(recovery.getByRole('checkbox', { name: 'I have kept the codes' }));
    await userEvent.click(recovery.getByRole('button', { name: 'Done' }));
    await isGone();
  },
};

export const EditsAUser: Story = {
  ...opened('user'),
  name: 'The details of a person are there, and are saved (MEX-09)',
  tags: ['MEX-09'],
  play: async ({ userEvent }) => {
    const dialog = await dialogNamed('Edit user information');
    const first = await dialog.findByRole('textbox', { name: /^First name/ });
    await expect(first).toHaveValue('Otávio');
    await expect(dialog.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Brazil');
    await userEvent.clear(first);
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(first).toHaveAccessibleDescription('Enter the first name.'));
    await userEvent.type(first, 'Olivia');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Suspended');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await isGone();
    await expect(await screen.findByText('User saved')).toBeInTheDocument();
  },
};
