import { usersScenarios } from '@embarque/mocks/users/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { wholeApp } from '../../../app/app.testing.tsx';
import { accountCalls } from '../account/account.api.ts';

// Changes of one user in the whole app: they outlive the page, and are undone and refused wherever the person is by then.
// No JSDoc: Storybook would make documentation of it, in place of `docs` of the whole app.
const meta = {
  ...wholeApp,
  tags: ['!autodocs'],
  parameters: { ...wholeApp.parameters, route: '/apps/user/view/4?tab=connections' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const connection = (name: string) => screen.findByRole('switch', { name });
const stored = async () => (await accountCalls.load('4', new AbortController().signal)).account;
const isOf = (name: string) => screen.findByRole('heading', { level: 2, name });

async function openJournal(userEvent: UserEventObject) {
  await userEvent.keyboard('{Control>}j{/Control}');
  return within(await screen.findByRole('dialog', { name: 'Your changes' }));
}

export const ChangesTheRoleAndSaysWhatThatGives: Story = {
  name: 'Edit changes the role, and says before which rights come with it',
  play: async ({ userEvent }) => {
    await isOf('Otávio Prado');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit user information' }));
    const role = dialog.getByRole('combobox', { name: 'Role' });
    await waitFor(() => expect(within(role).getAllByRole('option').length).toBeGreaterThan(4));
    await expect(dialog.queryByText('This changes what they can do')).toBeNull();
    await userEvent.selectOptions(role, 'admin');
    await expect(await dialog.findByText('Gains full access.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));

    const load = () => accountCalls.load('4', new AbortController().signal);
    await waitFor(async () => expect((await load()).user.role).toBe('admin'));
  },
};

export const UndoneByItsToastAndFromTheJournal: Story = {
  name: 'A change is undone by its toast, and later from "Your changes", field by field',
  play: async ({ userEvent }) => {
    await userEvent.click(await connection('Slack'));
    await screen.findByText('Connected accounts of Otávio Prado updated');
    await expect(await connection('Slack')).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await connection('Slack')).not.toBeChecked());
    await waitFor(async () => expect((await stored()).connections.slack).toBe(false));

    await userEvent.click(await connection('Asana'));
    await waitFor(async () => expect((await stored()).connections.asana).toBe(true));
    const journal = await openJournal(userEvent);
    const [line] = await journal.findAllByText('Connected accounts of Otávio Prado updated');
    const change = within(line?.closest('li') as HTMLElement);
    await userEvent.click(await change.findByRole('button', { name: /^Undo: / }));
    await change.findByText('Undone');
    await expect((await stored()).connections).toMatchObject({ slack: false, asana: false });
  },
};

export const OutlivesThePage: Story = {
  name: 'A change that is still being sent shows in the list and on the page when the person comes back',
  parameters: { route: '/apps/user/view/4' },
  play: async (context) => {
    const { msw, userEvent } = context;
    const { router } = storyOf(context);
    const held = Promise.withResolvers<void>();
    msw.use(http.post('/apps/users/update', () => held.promise));
    await isOf('Otávio Prado');
    await userEvent.click(screen.getByRole('button', { name: 'Suspend' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Suspend' }));
    await expect(await screen.findAllByText('Otávio Prado suspended')).not.toHaveLength(0);

    await router.navigate('/apps/user/list?q=Prado');
    const row = await screen.findByRole('row', { name: /Otávio Prado/ });
    await expect(within(row).getByText('Suspended')).toBeVisible();
    await router.navigate('/apps/user/view/4');
    // The page waits a moment for what is being sent, and then shows it on top of what it has loaded.
    const reactivate = await screen.findByRole('button', { name: 'Reactivate' }, { timeout: 5000 });
    await expect(reactivate).toHaveAttribute('aria-busy', 'true');
    held.resolve();
    await screen.findByText('Otávio Prado is suspended');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reactivate' })).not.toHaveAttribute('aria-busy'));
  },
};

export const ARefusalRollsBack: Story = {
  name: 'A 403 rolls the change back with the reason, in the form and elsewhere',
  beforeEach: ({ msw }) => msw.use(usersScenarios.updateForbidden),
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.click(await connection('Slack'));
    await screen.findByText(
      "Couldn't update Otávio Prado. Nothing changed. Your role can't change users. Ask an administrator.",
    );
    await expect(await connection('Slack')).not.toBeChecked();

    await storyOf(context).router.navigate('/apps/user/view/4?panel=edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit user information' }));
    const taxId = dialog.getByRole('textbox', { name: 'Tax ID' });
    await userEvent.clear(taxId);
    await userEvent.type(taxId, 'Tax-0001');
    await dialog.findByText("These changes aren't saved yet.");
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(await dialog.findByText("Your role can't change users. Ask an administrator.")).toBeVisible();
    await expect(taxId).toHaveValue('Tax-0001');
    await expect(screen.queryByText('Tax-0001')).toBeNull();
  },
};

export const AReasonIsInTheLanguageOfThePerson: Story = {
  name: 'The reason of a refusal is in the language of the person, whatever the server says',
  globals: { language: 'pt-BR' },
  beforeEach: ({ msw }) => msw.use(usersScenarios.lastAdministrator),
  play: async ({ userEvent }) => {
    await userEvent.click(await connection('Slack'));
    await screen.findByText(/É o único administrador ativo\. /);
    await expect(screen.queryByText(/This is the only active administrator/)).toBeNull();
  },
};
