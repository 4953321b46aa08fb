import { rolesScenarios } from '@embarque/mocks/roles/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { placeOfText } from '#storybook/testing/layout/place-of-text.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { box, button, edit, rolesPage, save, saysInToast } from './roles.stories.testing.tsx';

const meta = { ...rolesPage };

export default meta;
type Story = StoryObj<typeof meta>;

export const ChangesOfTwoPeopleGoTogether: Story = {
  name: 'Changes of two people to different rights go together (XR-09)',
  tags: ['core'],
  beforeEach: ({ msw }) => msw.use(rolesScenarios.otherCellChanged),
  play: async ({ userEvent }) => {
    await edit(userEvent, 'Manager');
    await userEvent.click(box('Write, API Control'));
    await save(userEvent, 'Add 1 for 7 people');

    await saysInToast('Ana Beatriz changed Create, Payroll at the same time. Both changes are kept.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await edit(userEvent, 'Manager');
    await expect(box('Write, API Control')).toBeChecked();
    await expect(box('Create, Payroll')).toBeChecked();

    await userEvent.click(box('Create, API Control'));
    await save(userEvent, 'Add 1 for 7 people');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const AReviewNamesWhoIsAffectedNow: Story = {
  name: 'A review names those who are signed in, and the open pages that the change closes',
  globals: { direction: 'rtl' },
  play: async ({ userEvent }) => {
    await edit(userEvent, 'Manager');
    await userEvent.click(box('Read, Financial Management'));
    const losing = '1 loses access to a page that is open';
    await expect(await screen.findByText(`−2 · 7 people · 2 signed in now · ${losing}`)).toBeVisible();
    await userEvent.click(button('Save changes'));
    const review = within(await screen.findByRole('alertdialog', { name: 'Save Manager?' }));
    await expect(review.getByRole('group', { name: '2 signed in now' })).toHaveTextContent(
      'Otávio Prado and Ingrid Solberg',
    );
    await expect(review.getByRole('group', { name: losing })).toHaveTextContent('Otávio Prado (Sales)');
    const title = review.getByText('2 signed in now');
    await expect(placeOfText(title, '2').right).toBeLessThan(placeOfText(title, 'signed').left);

    await userEvent.click(review.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(box('Read, Content Management'));
    await userEvent.click(button('Save changes'));
    const again = within(await screen.findByRole('alertdialog', { name: 'Save Manager?' }));
    await expect(again.getByRole('group', { name: '2 lose access to a page that is open' })).toHaveTextContent(
      'Otávio Prado (Sales) and Ingrid Solberg (User · View)',
    );
  },
};

export const AChoiceStandsForTheRightInDisputeAlone: Story = {
  name: 'A choice stands for the right in dispute alone (XR-09)',
  beforeEach: ({ msw }) => msw.use(rolesScenarios.readingTaken),
  play: async ({ userEvent }) => {
    await edit(userEvent, 'Manager');
    await userEvent.click(box('Write, Payroll'));
    await userEvent.click(box('Write, API Control'));
    await save(userEvent, 'Add 2 for 7 people');

    const name = 'Ana Beatriz has changed this role too';
    const dialog = within(await screen.findByRole('dialog', { name }));
    await expect(dialog.getAllByRole('radiogroup')).toHaveLength(1);
    await expect(dialog.getByRole('radio', { name: 'Ana Beatriz: no rights' })).not.toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Original: Read' })).not.toBeChecked();
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Yours: Read, Write' })).toHaveFocus());
    await userEvent.keyboard('1');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
    await expect(await screen.findByRole('checkbox', { name: 'Write, Payroll, changed' })).toBeChecked();

    await save(userEvent, 'Add 3 for 7 people');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ALineOfTheHistoryIsRestoredIntoTheDraft: Story = {
  name: 'A line of the history is restored but for what has changed since (XR-25)',
  play: async ({ userEvent }) => {
    await edit(userEvent, 'Manager');
    await userEvent.click(box('Create, Reporting'));
    await userEvent.click(button('History of this role'));
    const history = within(await screen.findByRole('list', { name: 'History' }));
    await expect(history.getByText('Caio Brandão')).toBeVisible();
    await expect(history.getByText('Payroll is written by the finance desk alone.')).toBeVisible();
    await expect(history.getByText('7 people had the role')).toBeVisible();
    await expect(history.getByText('1k7f0q9zs3xb12m5v8t0dqw4h')).toBeVisible();
    await expect(history.getByRole('button', { name: /^Copy the request ID of the change of / })).toBeVisible();
    await userEvent.click(await history.findByRole('button', { name: /^Restore the rights/ }));

    await saysInToast('Changed since, and left as they are: Create, Reporting.');
    await expect(box('Write, Payroll, changed')).toBeChecked();
    await expect(screen.getByText('+1 −1 · 7 people · 2 signed in now')).toBeVisible();
    await save(userEvent, 'Remove 1, add 1 for 7 people');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await edit(userEvent, 'Manager');
    await userEvent.click(button('History of this role'));
    const after = within(await screen.findByRole('list', { name: 'History' }));
    await waitFor(() => expect(after.getAllByRole('listitem')[0]).toHaveTextContent(/Request ID\s*[a-z\d]{20,}/));
  },
};

export const AWaitingChangeStandsInTheHistory: Story = {
  name: 'A change that waits stands in the history of its role, and a refused one with the reason',
  beforeEach: ({ msw }) => msw.use(rolesScenarios.updateFailed),
  play: async ({ msw, userEvent }) => {
    await edit(userEvent, 'Manager');
    await userEvent.click(button('History of this role'));
    const history = within(await screen.findByRole('list', { name: 'History' }));
    await userEvent.click(box('Write, Payroll'));
    await save(userEvent, 'Add 1 for 7 people');

    const refused = await history.findByText("Couldn't save the role Manager. It's as it was before.");
    await expect(refused.closest('li')).toHaveTextContent('Refused');
    await expect(history.getAllByRole('listitem')[0]).toContainElement(refused);

    msw.use(rolesScenarios.updateStillSaving);
    await save(userEvent, 'Add 1 for 7 people');
    await waitFor(() => expect(history.getAllByRole('listitem')[0]).toHaveTextContent('Waiting'));
  },
};

export const ASavedRoleIsUndoneFromItsToast: Story = {
  play: async ({ userEvent }) => {
    await edit(userEvent, 'Support');
    await userEvent.click(box('Read, Payroll'));
    await save(userEvent, 'Add 1 for 12 people');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await edit(userEvent, 'Support');
    await expect(box('Read, Payroll')).not.toBeChecked();
  },
};

export const ByKeyboardAloneInPortugueseFromRightToLeft: Story = {
  globals: { language: 'pt-BR', direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: 'Editar função: Suporte' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Editar função' });
    box(/^Selecionar tudo/).focus();
    await userEvent.keyboard('{End}{ArrowDown}{ArrowRight}');
    await expect(box('Escrever, Gestão de usuários')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(await screen.findByText('+1 · 12 pessoas')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(box('Escrever, Gestão de usuários')).not.toBeChecked();
  },
};

export const UnsavedChangesAreAskedForBeforeClosing: Story = {
  play: async ({ userEvent }) => {
    await edit(userEvent, 'Users');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await edit(userEvent, 'Users');
    await userEvent.click(box('Read, Payroll'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(box('Read, Payroll, changed')).toBeChecked();
  },
};
