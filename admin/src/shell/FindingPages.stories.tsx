import { emailScenarios } from '@embarque/mocks/email/scenarios';
import { searchScenarios } from '@embarque/mocks/search/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { newestSale } from '#storybook/feature/sales.ts';
import { storyOf } from '#storybook/feature/story.ts';
import { salesAreShown, wholeApp } from '../app/app.testing.tsx';

const meta = {
  ...wholeApp,
  title: 'search/FindingPages',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The field of the palette, which may lie over a panel with a dialog of its own. */
const SEARCH_FIELD = /^(Search pages, files, contacts|Buscar páginas, arquivos e contatos)$/;

async function openPalette(userEvent: UserEventObject) {
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('searchbox', { name: SEARCH_FIELD });
}

async function lookFor(userEvent: UserEventObject, words: string) {
  const field = screen.getByRole('searchbox', { name: SEARCH_FIELD });
  await userEvent.clear(field);
  await userEvent.type(field, words);
}

/** The options of the palette in the group of this name. */
const found = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

async function speakPortuguese(userEvent: UserEventObject) {
  await userEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Português (Brasil)' }));
  await screen.findByRole('heading', { level: 1, name: /^Vendas/ });
}

export const FindsPagesByTheirNameInTheMenu: Story = {
  tags: ['SHL-10'],
  play: async (context) => {
    const { userEvent } = context;
    await salesAreShown();
    await openPalette(userEvent);
    for (const [words, page] of [
      ['sales', 'Sales'],
      ['colours', 'UI kit · Colours'],
      ['colors', 'UI kit · Colours'],
      ['invoice list', 'Invoice · List'],
      ['raise support', 'Pages · FAQ'],
      ['ecommerce dash', 'Dashboards · eCommerce'],
    ] as const) {
      await lookFor(userEvent, words);
      await waitFor(() => expect(found('Pages')).toEqual([page]));
    }
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('heading', { level: 1, name: /eCommerce/ })).toBeVisible();
    await expect(storyOf(context).router.state.location.pathname).toBe('/dashboard/ecommerce');
  },
};

export const KeepsTheLettersTypedWhileItOpens: Story = {
  tags: ['SHL-10'],
  play: async ({ userEvent }) => {
    await salesAreShown();
    await userEvent.keyboard('{Control>}k{/Control}kanbad{Backspace}n');
    await expect(await screen.findByRole('searchbox', { name: SEARCH_FIELD })).toHaveValue('kanban');
    await waitFor(() => expect(found('Pages')).toEqual(['Kanban']));
  },
};

export const FindsPagesWithoutTheServer: Story = {
  tags: ['SHL-10'],
  beforeEach: ({ msw }) => msw.use(searchScenarios.stillLoading),
  play: async ({ userEvent }) => {
    await salesAreShown();
    await openPalette(userEvent);
    await lookFor(userEvent, 'kanban');
    await waitFor(() => expect(found('Pages')).toEqual(['Kanban']));
    await expect(found('Files')).toEqual(['Searching…']);
  },
};

export const FindsPagesInTheLanguageOfTheApp: Story = {
  tags: ['SHL-10', 'SHL-09'],
  play: async ({ userEvent }) => {
    await salesAreShown();
    await speakPortuguese(userEvent);
    await openPalette(userEvent);
    for (const [words, page] of [
      ['vendas', 'Vendas'],
      ['fatura lista', 'Fatura · Lista'],
      ['invoice list', 'Fatura · Lista'],
      ['calendario', 'Calendário'],
    ] as const) {
      await lookFor(userEvent, words);
      await waitFor(() => expect(found('Páginas')).toEqual([page]));
    }
  },
};

export const OffersAClientOnlyPermittedPages: Story = {
  tags: ['core', 'SHL-10'],
  parameters: { session: 'client', route: '/access-control' },
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { level: 1, name: 'Access control' });
    await openPalette(userEvent);
    await lookFor(userEvent, 'access');
    await waitFor(() => expect(found('Pages')).toEqual(['Access control']));
    for (const words of ['invoice', 'boxed', 'session', 'claims']) {
      await lookFor(userEvent, words);
      await waitFor(() => expect(found('No result')).toEqual([expect.stringMatching(/^No result in Pages, /)]));
    }
  },
};

export const BookmarksThePageOfTheProduct: Story = {
  tags: ['SHL-06', 'SHL-07'],
  play: async (context) => {
    const { userEvent } = context;
    await salesAreShown();
    await speakPortuguese(userEvent);
    await userEvent.click(await screen.findByRole('button', { name: 'Editar favoritos' }));
    const field = within(await screen.findByRole('dialog')).getByRole('searchbox');
    await userEvent.type(field, 'fatura lista');
    await expect(await screen.findByRole('row', { name: /Fatura · Lista/ })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'vendas');
    const star = within(await screen.findByRole('row', { name: /Vendas/ })).getByRole('button', { pressed: false });
    await userEvent.click(star);
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.keyboard('{Escape}');

    const bar = within(await screen.findByRole('navigation', { name: 'Favoritos' }));
    await waitFor(() => expect(bar.getByRole('link', { name: 'Vendas' })).toHaveAttribute('href', '/sales'));
    await expect(storyOf(context).area.getItem('embarque.bookmarkOrder')).toBe('[3,4,5,6,"/sales"]');
  },
};

/** The names of the results in a group, once the answers are there. */
const finds = async (userEvent: UserEventObject, words: string, group: string, result: RegExp) => {
  await lookFor(userEvent, words);
  const found = within(await screen.findByRole('group', { name: group })).findByRole('option', { name: result });
  await expect(await found).toBeInTheDocument();
};

export const FindsWork: Story = {
  name: 'Finds sales, mails, tasks and products, and opens them by Enter (M12)',
  tags: ['core'],
  play: async (context) => {
    const { userEvent } = context;
    await salesAreShown();
    await openPalette(userEvent);
    await finds(userEvent, 'lisboa', 'Email', /Lisboa/);
    await finds(userEvent, 'claim form', 'Kanban', /Shorten the claim form/);
    await finds(userEvent, 'multi-trip', 'Shop', /multi-trip/);
    const [other, wanted] = [newestSale(2), newestSale(3)];
    await finds(userEvent, other.id, 'Sales', new RegExp(other.customer.name));
    await lookFor(userEvent, wanted.id);
    await screen.findByRole('option', { name: new RegExp(`${wanted.id} · ${wanted.customer.name}`) });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(storyOf(context).router.state.location.search).toBe(`?sale=${wanted.id}`));
    await waitFor(() => expect(screen.queryByRole('searchbox', { name: SEARCH_FIELD })).toBeNull());
    await screen.findByRole('dialog', { name: new RegExp(wanted.id) });

    await openPalette(userEvent);
    await expect(await screen.findByRole('group', { name: 'Recent' })).toHaveTextContent(wanted.id);
    await expect(screen.getByRole('group', { name: 'Actions' })).toHaveTextContent('New sale');
  },
};

export const FindsEveryKind: Story = {
  name: 'Customers, invoices, people, roles, chats, events, posts and articles are found, and what begins a new one',
  tags: ['SHL-10'],
  play: async ({ userEvent }) => {
    await salesAreShown();
    await openPalette(userEvent);
    await finds(userEvent, newestSale(1).customer.email, 'Customers', new RegExp(newestSale(1).customer.name));
    await finds(userEvent, 'Polder', 'Customers', /^Polder Business Travel/);
    await finds(userEvent, 'Noah', 'Chat', /^Noah Adeyemi/);
    await lookFor(userEvent, 'a');
    for (const group of ['Calendar', 'Blog', 'Knowledge base'])
      await waitFor(() => expect(found(group)).toHaveLength(4));
    await finds(userEvent, '5030', 'Invoice', /^#5030 · /);
    await finds(userEvent, 'Grace Whit', 'User', /^Grace Whitfield/);
    await finds(userEvent, 'maintainer', 'Roles', /^Support/);
    for (const command of ['New invoice', 'Invite user', 'New post', 'New sale']) {
      await lookFor(userEvent, command);
      await waitFor(() => expect(found('Actions')).toContain(command));
    }
  },
};

export const LeadsToTheSalesOfACustomer: Story = {
  name: 'A customer leads to their sales; one row names the groups without a result',
  tags: ['SHL-10'],
  play: async (context) => {
    const { userEvent } = context;
    const { name, email } = newestSale(1).customer;
    await salesAreShown();
    await openPalette(userEvent);
    await lookFor(userEvent, email);
    await waitFor(() => expect(found('No result')).toEqual(['No result in Pages, Files, Contacts, or Actions']));
    const customers = within(await screen.findByRole('group', { name: 'Customers' }));
    await userEvent.click(await customers.findByRole('option', { name: new RegExp(name) }));

    await waitFor(() =>
      expect(storyOf(context).router.state.location).toMatchObject({
        pathname: '/sales',
        search: `?${new URLSearchParams({ q: email })}`,
      }),
    );
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search sales' })).toHaveValue(email));
  },
};

export const SaysWhichSourceIsDown: Story = {
  name: 'One source that is down says so, and the rest is shown (M12)',
  beforeEach: ({ msw }) => msw.use(emailScenarios.failed),
  play: async ({ userEvent }) => {
    await salesAreShown();
    await openPalette(userEvent);
    await finds(userEvent, 'claim', 'Kanban', /Shorten the claim form/);
    await waitFor(() => expect(found('Email')).toEqual(["Couldn't load this."]));
  },
};

export const OffersCommands: Story = {
  name: 'Commands of features begin where their work is (M12)',
  play: async (context) => {
    const { userEvent } = context;
    await salesAreShown();
    await openPalette(userEvent);
    await lookFor(userEvent, 'new task');
    await userEvent.click(await screen.findByRole('option', { name: 'New task' }));
    await expect(await screen.findByRole('textbox', { name: /What needs to be done/ })).toHaveFocus();
    await expect(storyOf(context).router.state.location.search).toBe('');
  },
};

export const OffersAClientNoWorkOfOthers: Story = {
  name: 'A person without the rights finds no work and is offered none (M12)',
  parameters: { session: 'client', route: '/access-control' },
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { level: 1, name: 'Access control' });
    await openPalette(userEvent);
    await lookFor(userEvent, 'new');
    await waitFor(() => expect(found('No result')).toEqual([expect.stringMatching(/^No result in .*Actions$/)]));
    for (const name of ['Actions', 'Sales', 'Customers'])
      await expect(screen.queryByRole('group', { name })).toBeNull();
  },
};

export const AnswersWhoMay: Story = {
  name: 'A question such as "can noa delete invoices?" is answered in a sentence, which leads to the person',
  play: async (context) => {
    const { userEvent } = context;
    await salesAreShown();
    await openPalette(userEvent);
    await finds(
      userEvent,
      'can I delete invoices',
      'Access control',
      /You can delete invoices, through the role Administrator/,
    );
    await finds(userEvent, 'who can invite users', 'Access control', /^Role Manager/);
    await lookFor(userEvent, 'can noa delete invoices?');
    await screen.findByRole('option', { name: /doesn't allow Noa Ben-Ami to delete invoices/ });
    await userEvent.keyboard('{Enter}');

    await expect(await screen.findByRole('heading', { name: 'What Noa Ben-Ami can do' })).toBeVisible();
    await expect(storyOf(context).router.state.location.pathname).toMatch(/^\/apps\/user\/view\/\d+$/);
  },
};
