import { todoScenarios } from '@embarque/mocks/todo/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { demoApi } from '../../../http/http.ts';
import {
  addressOf,
  askServer,
  button,
  choose,
  count,
  list,
  row,
  survey,
  titles,
  todoPage,
} from '../todo.stories.testing.tsx';

const meta = { ...todoPage };

export default meta;
type Story = StoryObj<typeof meta>;

const tagNames = () =>
  within(screen.getByRole('navigation', { name: 'Tags' }))
    .getAllByRole('link')
    .map((link) => link.querySelector('span')?.textContent);
const title = () => screen.findByRole('textbox', { name: 'Title' });
const saveIn = async (name: string) => within(await screen.findByRole('dialog', { name }));
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const TagsAreMadeRenamedAndRecoloured: Story = {
  play: async ({ userEvent, step }) => {
    await list();
    await step('a new one needs a title that no other has', async () => {
      await userEvent.click(button('New tag'));
      const dialog = await saveIn('New tag');
      await waitFor(async () => expect(await title()).toHaveFocus());
      await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
      await waitFor(async () => expect(await title()).toHaveAccessibleDescription('Enter a title.'));
      await userEvent.type(await title(), 'tEAM');
      await waitFor(async () => expect(await title()).toHaveAccessibleDescription('Another tag has this title.'));
      await userEvent.clear(await title());
      await userEvent.type(await title(), 'Téam');
      await waitFor(async () => expect(await title()).not.toHaveAccessibleDescription('Another tag has this title.'));
      await userEvent.clear(await title());
      await userEvent.type(await title(), 'Travel fair');
      await userEvent.click(dialog.getByRole('radio', { name: 'Grey' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
      await isGone();
      await waitFor(() => expect(tagNames()).toEqual(['Team', 'Low', 'Medium', 'High', 'Update', 'Travel fair']));
    });
    await step('another title and colour show on its tasks', async () => {
      await choose(userEvent, 'Actions for tag Low', 'Edit tag');
      const dialog = await saveIn('Edit tag');
      await userEvent.clear(await title());
      await userEvent.type(await title(), 'Whenever');
      await userEvent.click(dialog.getByRole('radio', { name: 'Red' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await isGone();
      await waitFor(() =>
        expect(within(row(survey)).getByText('Whenever').closest('[data-tone]')).toHaveAttribute('data-tone', 'danger'),
      );
    });
  },
};

export const DeletingATagAsksWhatHappensToItsTasks: Story = {
  parameters: { route: '/apps/todo/tag/low' },
  play: async (context) => {
    const { userEvent, step } = context;
    await list('Low');
    await step('they stay without it', async () => {
      await choose(userEvent, 'Actions for tag Low', 'Delete tag');
      const question = within(await screen.findByRole('alertdialog', { name: 'Delete tag Low?' }));
      await expect(question.getByRole('radio', { name: 'Keep them without the tag' })).toBeChecked();
      await userEvent.click(question.getByRole('button', { name: 'Delete tag' }));
      await waitFor(() => expect(addressOf(context)).toBe('/apps/todo'));
      await expect(await count()).toBe(16);
      await expect(tagNames()).toEqual(['Team', 'Medium', 'High', 'Update']);
      await expect(within(row(survey)).queryByText('Low')).toBeNull();
    });
    await step('or are deleted with it', async () => {
      await choose(userEvent, 'Actions for tag Update', 'Delete tag');
      const question = within(await screen.findByRole('alertdialog', { name: 'Delete tag Update?' }));
      await userEvent.click(question.getByRole('radio', { name: 'Delete them, too' }));
      await userEvent.click(question.getByRole('button', { name: 'Delete tag' }));
      await waitFor(async () => expect(await count()).toBe(12));
      await waitFor(async () => expect((await askServer()).filter(({ isDeleted }) => isDeleted)).toHaveLength(6));
    });
  },
};

export const ARefusedDeletionBringsTheTagBack: Story = {
  beforeEach: ({ msw }) => msw.use(todoScenarios.deleteTagFailed),
  play: async ({ userEvent }) => {
    await list();
    const before = titles();
    await choose(userEvent, 'Actions for tag Low', 'Delete tag');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete tag' }));
    await screen.findByText(/Couldn't delete tag Low. It's back on its tasks./);
    await waitFor(() => expect(tagNames()).toContain('Low'));
    await expect(titles()).toEqual(before);
  },
};

export const TheFirstTagsAreInTheLanguageOfThePage: Story = {
  globals: { language: 'pt-BR' },
  play: async ({ userEvent, step }) => {
    await list('Minhas tarefas');
    const names = () =>
      within(screen.getByRole('navigation', { name: 'Etiquetas' }))
        .getAllByRole('link')
        .map((link) => link.querySelector('span')?.textContent);
    await expect(names()).toEqual(['Equipe', 'Baixa', 'Média', 'Alta', 'Atualização']);
    await step('a search finds them', async () => {
      await userEvent.type(screen.getByRole('searchbox'), 'atualização');
      await waitFor(() => expect(titles()).toContain('Renew the contract with the network in Japan'));
    });
    await step('another colour leaves their title on the server', async () => {
      await choose(userEvent, 'Ações da etiqueta Baixa', 'Editar etiqueta');
      const dialog = await saveIn('Editar etiqueta');
      await userEvent.click(dialog.getByRole('radio', { name: 'Vermelho' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
      await isGone();
      await waitFor(async () => {
        await expect(await demoApi.get('/apps/todo/tags')).toContainEqual({ id: 'low', title: 'Low', tone: 'danger' });
      });
    });
    await step('the message about a deleted one names it as the list does', async () => {
      await choose(userEvent, 'Ações da etiqueta Equipe', 'Excluir etiqueta');
      const question = within(await screen.findByRole('alertdialog', { name: 'Excluir a etiqueta Equipe?' }));
      await userEvent.click(question.getByRole('button', { name: 'Excluir etiqueta' }));
      await expect(await screen.findByText('Etiqueta Equipe excluída')).toBeVisible();
    });
  },
};
