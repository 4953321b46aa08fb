import { faqScenarios } from '@embarque/mocks/faq/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { required } from '#storybook/testing/required.ts';
import { KnowledgeBasePage } from './KnowledgeBasePage.tsx';
import { recentAnswers } from './search/recent-answers.ts';

const meta = {
  component: KnowledgeBasePage,
  parameters: { route: '/pages/knowledge-base' },
  beforeEach: () => () => recentAnswers.remove(),
} satisfies Meta<typeof KnowledgeBasePage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const urlOf = (context: Parameters<typeof storyOf>[0]) => {
  const { pathname, search, hash } = storyOf(context).router.state.location;
  return pathname + search + hash;
};
const crumbs = (canvas: Canvas) =>
  within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const esim = '/pages/knowledge-base/api-questions/how-do-i-install-an-esim-from-the-app';

export const Default: Story = {
  name: 'Six categories, filtered by title or description (KB-01)',
  tags: ['core', 'KB-01'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const list = within(await canvas.findByRole('list', { name: 'Categories' }));
    await expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Sales Automation',
      'Marketing Automation',
      'API Questions',
      'Personalization',
      'Email Marketing',
      'Demand Generation',
    ]);
    await step('a search filters by title or description', async () => {
      await userEvent.type(canvas.getByRole('combobox'), 'school');
      const option = await screen.findByRole('option', { name: /Demand Generation/ });
      await waitFor(() => expect(option).toBeVisible());
      await userEvent.tab();
      await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
      await expect(list.getByRole('link', { name: 'Demand Generation' })).toBeVisible();
      await waitFor(() => expect(urlOf(context)).toBe('/pages/knowledge-base?q=school'));
      await userEvent.clear(canvas.getByRole('combobox'));
      await userEvent.type(canvas.getByRole('combobox'), 'API');
      await userEvent.tab();
      await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    });
    await step('a card leads to its category', async () => {
      await userEvent.click(list.getByRole('link', { name: 'API Questions' }));
      await expect(await canvas.findByRole('region', { name: 'Billing (5)' })).toBeVisible();
      await expect(storyOf(context).router.state.location.pathname).toBe('/pages/knowledge-base/api-questions');
    });
  },
};

export const SuggestsArticlesByKeyboard: Story = {
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await canvas.findByRole('list', { name: 'Categories' });
    await userEvent.keyboard('/');
    const field = canvas.getByRole('combobox', { name: 'Search the knowledge base' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('commissions');
    await expect(await screen.findByRole('option', { name: /How are commissions paid out\?/ })).toHaveTextContent(
      'How are commissions paid out?Sales Automation › Billing',
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(urlOf(context)).toBe('/pages/knowledge-base/sales-automation/how-are-commissions-paid-out'),
    );
    await step('and offers it again before the first letter', async () => {
      await storyOf(context).router.navigate('/pages/knowledge-base');
      await canvas.findByRole('list', { name: 'Categories' });
      await userEvent.click(canvas.getByRole('combobox'));
      await userEvent.keyboard('{ArrowDown}');
      const option = await screen.findByRole('option', { name: /How are commissions/ });
      await waitFor(() => expect(option).toBeVisible());
      await userEvent.tab();
      await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    });
  },
};

export const Category: Story = {
  name: 'Six groups of questions, filtered by title or question (KB-02)',
  tags: ['KB-02'],
  parameters: { route: '/pages/knowledge-base/email-marketing' },
  play: async ({ canvas, step, userEvent }) => {
    const groups = [
      ['Account Settings (5)', 'primary', 'settings'],
      ['API Questions (5)', 'success', 'link'],
      ['Billing (5)', 'danger', 'file-text'],
      ['Copyright & Legal (5)', 'warning', 'lock'],
      ['Mobile Apps (5)', 'info', 'smartphone'],
      ['Using KnowHow (4)', 'dark', 'circle-question-mark'],
    ] as const;
    for (const [name, tone, icon] of groups) {
      const group = await canvas.findByRole('region', { name });
      await expect(group.querySelector(`[data-tone="${tone}"] .lucide-${icon}`)).toBeVisible();
      await expect(within(group).getAllByRole('link')).toHaveLength(name.startsWith('Using') ? 4 : 5);
    }
    await expect(canvas.getByRole('link', { name: 'What does a partial payment mean?' })).toHaveAttribute(
      'href',
      '/pages/knowledge-base/email-marketing/what-does-a-partial-payment-mean',
    );
    await expect(crumbs(canvas).slice(1)).toEqual(['Pages', 'Knowledge base', 'Email Marketing']);
    await step('a search looks at titles and questions', async () => {
      const field = canvas.getByRole('searchbox', { name: 'Search in Email Marketing' });
      await userEvent.type(field, 'legal');
      await waitFor(() => expect(canvas.getAllByRole('region', { name: /\(\d\)/ })).toHaveLength(1));
      await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(5);
      await userEvent.clear(field);
      await userEvent.type(field, 'zzz');
      await expect(await canvas.findByRole('heading', { name: 'Nothing found for “zzz”' })).toBeVisible();
      const [, clear] = canvas.getAllByRole('button', { name: 'Clear search' });
      await userEvent.click(required(clear, 'second button to clear the search'));
      await expect(await canvas.findByRole('region', { name: 'Billing (5)' })).toBeVisible();
    });
  },
};

export const Article: Story = {
  name: 'An article with its contents, related questions and neighbours (KB-03)',
  tags: ['core', 'KB-03'],
  parameters: { route: esim },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'How do I install an eSIM from the app?' }),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toBe('How do I install an eSIM from the app? · Embarque'));
    await expect(canvas.getByText(/^Updated .+ ago \(.+\)/)).toBeVisible();
    await expect(canvas.getByText(/1 min read/)).toBeVisible();
    await expect(crumbs(canvas).at(-2)).toBe('API Questions');
    await expect(crumbs(canvas).at(-1)).toBe('How do I install an eSIM from the app?');
    await expect(crumbs(canvas)).toHaveLength(5);
    await step('sections have addresses', async () => {
      const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
      await expect(contents.getAllByRole('link')).toHaveLength(4);
      const section = canvas.getByRole('heading', { level: 3, name: 'When you arrive' });
      await expect(section).toHaveAttribute('id', 'when-you-arrive');
    });
    await step('a related question opens in the same category', async () => {
      const related = within(canvas.getByRole('region', { name: 'Related questions' }));
      await expect(related.getAllByRole('link')).toHaveLength(5);
      await userEvent.click(related.getByRole('link', { name: 'Does the app work without a network?' }));
      await expect(
        await canvas.findByRole('heading', { level: 2, name: 'Does the app work without a network?' }),
      ).toBeVisible();
      await expect(urlOf(context)).toBe('/pages/knowledge-base/api-questions/does-the-app-work-without-a-network');
    });
    await step('and the previous one leads back', async () => {
      const more = within(canvas.getByRole('navigation', { name: 'More articles' }));
      await userEvent.click(more.getByRole('link', { name: 'How do I install an eSIM from the app?' }));
      await waitFor(() => expect(urlOf(context)).toBe(esim));
    });
  },
};

export const HostileMarkupIsOnlyText: Story = {
  name: 'Hostile markup is only text, and an ampersand stays one (XF-02)',
  parameters: { route: esim },
  beforeEach: ({ msw }) => msw.use(faqScenarios.questionHostile),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Pão & café, AT&T')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'A link' })).toBeNull();
    await expect(canvasElement.querySelector('main script, iframe, [onclick], [onerror]')).toBeNull();
    await expect(document.title).toMatch(/Embarque$/);
  },
};

export const AVoteCanBeUndone: Story = {
  parameters: { route: esim },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes' }));
    await expect(canvas.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'false'));
  },
};

export const AnUnknownArticle: Story = {
  parameters: { route: '/pages/knowledge-base/api-questions/how-do-i-install-esims' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "This page doesn't exist (404)" })).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveValue('how do i install esims');
    const similar = within(canvas.getByRole('list', { name: 'Similar articles' }));
    await expect(similar.getByRole('link', { name: 'How do I install an eSIM from the app?' })).toBeVisible();
  },
};

export const AnArticleOfNoCategory: Story = {
  name: 'An article below a category that there is not stays in sight while its address is corrected',
  parameters: { route: '/pages/knowledge-base/commissions/how-do-i-install-an-esim-from-the-app#install' },
  // The request of the corrected address has no answer.
  beforeEach: ({ msw }) => {
    let requests = 0;
    msw.use(http.get('/faq/data/question', () => ((requests += 1) === 1 ? undefined : delay('infinite'))));
  },
  play: async (context) => {
    const article = { name: 'How do I install an eSIM from the app?', level: 2 };
    const heading = await context.canvas.findByRole('heading', article);
    const home = '/pages/knowledge-base/demand-generation/how-do-i-install-an-esim-from-the-app#install';
    await waitFor(() => expect(urlOf(context)).toBe(home));
    await expect(storyOf(context).router.state.historyAction).toBe('REPLACE');
    await expect(crumbs(context.canvas).at(-2)).toBe('Demand Generation');
    await expect(heading).toBeVisible();
  },
};

export const AnUnknownCategory: Story = {
  parameters: { route: '/pages/knowledge-base/commissions' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "This page doesn't exist (404)" })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'How are commissions paid out?' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(faqScenarios.categoriesStillLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the knowledge base…')).toBeInTheDocument();
  },
};

export const LoadingAnArticle: Story = {
  parameters: { route: esim },
  beforeEach: ({ msw }) => msw.use(faqScenarios.questionStillLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the article…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(faqScenarios.noCategories),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No articles yet' })).toBeVisible();
  },
};

export const AFailureCanBeRetried: Story = {
  parameters: { route: esim },
  beforeEach: ({ msw }) => msw.use(faqScenarios.questionFailed),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("Couldn't load this page");
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: /install an eSIM/ })).toBeVisible();
  },
};

export const LongTextsFitAPhone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  parameters: { route: '/pages/knowledge-base/api-questions' },
  beforeEach: ({ msw }) => msw.use(faqScenarios.categoryVeryLong),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('region', { name: /\(\d\)/ })).toHaveLength(6));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
