import { faqScenarios } from '@embarque/mocks/faq/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { required } from '#storybook/testing/required.ts';
import { FaqPage } from './FaqPage.tsx';

const meta = {
  component: FaqPage,
  parameters: { route: '/pages/faq' },
} satisfies Meta<typeof FaqPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const urlOf = (context: Parameters<typeof storyOf>[0]) => {
  const { pathname, search, hash } = storyOf(context).router.state.location;
  return pathname + search + hash;
};
const searchField = (canvas: Canvas) => canvas.findByRole('searchbox', { name: 'Search questions' });
const entry = (canvas: Canvas, name: string | RegExp) => canvas.getByRole('button', { name });
const answerTo = (button: HTMLElement) =>
  within(required(document.getElementById(button.getAttribute('aria-controls') ?? ''), 'answer'));
const marks = (canvas: Canvas) =>
  Array.from(canvas.getByRole('tabpanel').querySelectorAll('mark'), ({ textContent }) => textContent);

export const Default: Story = {
  name: 'Topics, questions and contacts (FAQ-01, FAQ-02, FAQ-03)',
  tags: ['core', 'FAQ-01', 'FAQ-02', 'FAQ-03'],
  play: async ({ canvas, step, userEvent }) => {
    const topics = await canvas.findAllByRole('tab');
    await step('five topics with an icon each, beside an illustration', async () => {
      await expect(topics.map(({ textContent }: HTMLElement) => textContent)).toEqual([
        'Payment7',
        'Delivery5',
        'Cancellation & Return7',
        'My Orders5',
        'Product & Services4',
      ]);
      const icons = ['credit-card', 'shopping-bag', 'refresh-cw', 'package', 'settings'];
      for (const [index, topic] of topics.entries()) {
        await expect(topic.querySelector('svg')).toHaveClass(`lucide-${icons[index]}`);
      }
      await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
      await expect(
        canvas.getByRole('tablist').parentElement?.querySelector('svg[viewBox="0 0 280 220"]'),
      ).toBeVisible();
    });
    await step('a topic has its title, subtitle and questions', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /Delivery/ }));
      await expect(await canvas.findByRole('heading', { level: 2, name: 'Delivery' })).toBeVisible();
      const panel = within(canvas.getByRole('tabpanel'));
      await expect(panel.getByText('How policies, eSIMs and travel gear arrive')).toBeVisible();
      await expect(panel.getAllByRole('button', { expanded: false })).toHaveLength(5);
      await userEvent.click(panel.getByRole('button', { name: 'How do I receive my eSIM?' }));
      await waitFor(() => expect(panel.getByText(/with a QR code/)).toBeVisible());
    });
    await step('two ways to reach people', async () => {
      const phone = within(canvas.getByRole('group', { name: 'Call us' })).getByRole('link');
      const mail = within(canvas.getByRole('group', { name: 'Email us' })).getByRole('link');
      await expect(phone).toHaveAttribute('href', 'tel:+551140028922');
      await expect(mail).toHaveAttribute('href', 'mailto:help@embarque.example');
    });
    await step('every letter searches; a topic without a match keeps its tab', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /Payment/ }));
      await userEvent.type(await searchField(canvas), 'esim');
      await waitFor(() => expect(canvas.getByRole('tab', { name: /My Orders/ })).toHaveTextContent('My Orders0'));
      await expect(canvas.getAllByRole('tab')).toHaveLength(5);
      await userEvent.click(canvas.getByRole('tab', { name: /My Orders/ }));
      await expect(await canvas.findByRole('heading', { name: 'No answers for “esim” in My Orders' })).toBeVisible();
      await userEvent.click(canvas.getByRole('tab', { name: /Delivery/ }));
      await expect(
        await canvas.findByRole('button', { name: 'How do I receive my eSIM?', expanded: true }),
      ).toBeVisible();
      await expect(canvas.queryByRole('heading', { name: 'Mentioned in the answer' })).toBeNull();
    });
  },
};

export const EveryLetterIsARequest: Story = {
  name: 'Every letter is a request (FAQ-01)',
  tags: ['core', 'FAQ-01'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const urls: string[] = [];
    storyOf(context).router.subscribe(({ location }) => urls.push(location.search));
    await userEvent.type(await searchField(canvas), 'car');
    await waitFor(() => expect(urls).toEqual(expect.arrayContaining(['?q=c', '?q=ca', '?q=car'])));
    await expect(
      await canvas.findByRole('button', { name: 'Why was my card declined?', expanded: true }),
    ).toBeVisible();
  },
};

export const CafeIsFoundWithoutItsAccent: Story = {
  name: 'Café is found without its accent and marked on its own letters (XF-01)',
  parameters: { route: '/pages/faq?topic=delivery&q=cafe' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(marks(canvas)).toEqual(['café']));
    await expect(canvas.getByRole('heading', { name: 'Mentioned in the answer' })).toBeVisible();
    const field = await searchField(canvas);
    for (const typed of ['CAFÉ', 'cafe\u0301']) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(await canvas.findByText('1 answer found')).toBeInTheDocument();
      await waitFor(() => expect(marks(canvas)).toEqual(['café']));
    }
    await userEvent.click(canvas.getByRole('tab', { name: /Product & Services/ }));
    for (const typed of ['pao', 'PÃO', 'pa\u0303o']) {
      await userEvent.clear(field);
      await userEvent.paste(typed);
      await waitFor(() => expect(marks(canvas)).toEqual(['Pão']));
    }
  },
};

export const SignsAreSearchedAsTheyAreWritten: Story = {
  name: 'Signs are searched as they are written, and an ampersand stays one (XF-02)',
  parameters: { route: '/pages/faq?topic=myOrders&q=%26' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(marks(canvas)).toEqual(['&', '&']));
    await expect(canvas.getByText(/AT/, { selector: 'p' })).toHaveTextContent('Expresso & Cia and AT&T Logistics');
    const field = await searchField(canvas);
    for (const [typed, found] of [
      ['(', '1 answer found'],
      ['c++', 'No answers for “c++”'],
      ['3', '2 answers found'],
      ['<b>', 'No answers for “<b>”'],
      ['.*', 'No answers for “.*”'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.paste(typed);
      const [status] = canvas.getAllByRole('status');
      await waitFor(() => expect(status).toHaveTextContent(found));
      await waitFor(() => expect(marks(canvas).every((mark) => mark === typed)).toBe(true));
    }
    await expect(canvas.getByRole('heading', { name: 'No answers for “.*”' })).toBeVisible();
  },
};

export const AClosedMatchStaysClosedUntilTheTextChanges: Story = {
  name: 'A closed match stays closed until the text changes (XF-04)',
  parameters: { route: '/pages/faq?q=refund' },
  play: async ({ canvas, userEvent }) => {
    const match = await canvas.findByRole('button', { name: 'How long does a refund take?', expanded: true });
    await userEvent.click(match);
    await expect(match).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('tab', { name: /Delivery/ }));
    await canvas.findByRole('heading', { level: 2, name: 'Delivery' });
    await userEvent.click(canvas.getByRole('tab', { name: /Payment/ }));
    await expect(
      await canvas.findByRole('button', { name: 'How long does a refund take?', expanded: false }),
    ).toBeVisible();

    await userEvent.type(await searchField(canvas), '{Backspace}');
    await waitFor(() => expect(entry(canvas, 'How long does a refund take?')).toHaveAttribute('aria-expanded', 'true'));
  },
};

export const AnAddressOpensItsEntry: Story = {
  name: 'An address opens its entry, and the next one that is opened takes its place (XF-05)',
  parameters: { route: '/pages/faq?topic=delivery#refund-time' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const named = await canvas.findByRole('button', { name: 'How long does a refund take?', expanded: true });
    await waitFor(() => expect(named).toHaveFocus());
    await expect(canvas.getByRole('tab', { name: /Payment/, selected: true })).toBeVisible();
    await expect(named.getBoundingClientRect().top).toBeLessThan(window.innerHeight);

    await userEvent.click(entry(canvas, 'How can I pay?'));
    await expect(urlOf(context)).toBe('/pages/faq?topic=delivery#ways-to-pay');
    const closed = canvas.getByText(/bank’s app/).closest('[hidden]');
    closed?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await waitFor(() => expect(entry(canvas, 'Why was my card declined?')).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() => expect(urlOf(context)).toBe('/pages/faq?topic=delivery#refused-card'));

    await storyOf(context).router.navigate('/pages/faq#hotel-delivery');
    await waitFor(() => expect(entry(canvas, 'Can you deliver to my hotel?')).toHaveFocus());
    await storyOf(context).router.navigate(-1);
    await waitFor(() => expect(entry(canvas, 'Why was my card declined?')).toHaveFocus());
  },
};

export const NoAnswerAnywhere: Story = {
  name: 'A search without a match repeats itself as text and offers a way on (XF-08)',
  parameters: { route: '/pages/faq?q=%3Cb%3Erefnud%3C%2Fb%3E' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No answers for “<b>refnud</b>”' })).toBeVisible();
    const announced = canvas.getAllByRole('status').filter(({ textContent }) => textContent?.includes('No answers'));
    await expect(announced).toHaveLength(1);
    for (const topic of canvas.getAllByRole('tab')) await expect(topic).toHaveTextContent(/0$/);
    await expect(canvas.getByRole('link', { name: 'Ask our support team' })).toHaveAttribute(
      'href',
      'mailto:help@embarque.example?subject=%3Cb%3Erefnud%3C%2Fb%3E',
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'refund' }));
    await expect(await canvas.findByRole('button', { name: 'How long does a refund take?' })).toBeVisible();
    await userEvent.clear(await searchField(canvas));
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Payment/ })).toHaveTextContent('Payment7'));
  },
};

export const AMatchInAnotherTopicIsOneLinkAway: Story = {
  parameters: { route: '/pages/faq?q=hotel' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('link', { name: '1 in Delivery' }));
    await expect(
      await canvas.findByRole('button', { name: 'Can you deliver to my hotel?', expanded: true }),
    ).toBeVisible();
    await expect(urlOf(context)).toBe('/pages/faq?q=hotel&topic=delivery');
  },
};

export const AVoteCanBeUndone: Story = {
  tags: ['core'],
  parameters: { route: '/pages/faq#refund-time' },
  play: async ({ canvas, userEvent }) => {
    const vote = answerTo(await canvas.findByRole('button', { name: 'How long does a refund take?' }));
    await userEvent.click(await vote.findByRole('button', { name: 'Yes' }));
    await expect(vote.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(vote.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'false'));
  },
};

export const ARefusedVoteIsRolledBackWithAMessage: Story = {
  parameters: { route: '/pages/faq#refund-time' },
  beforeEach: ({ msw }) => msw.use(faqScenarios.voteRefused),
  play: async ({ canvas, userEvent }) => {
    const question = await canvas.findByRole('button', { name: 'How long does a refund take?', expanded: true });
    const yes = answerTo(question).getByRole('button', { name: 'Yes' });
    await userEvent.click(yes);
    await expect(await screen.findByText(/Couldn't save your feedback\./)).toBeInTheDocument();
    await waitFor(() => expect(yes).toHaveAttribute('aria-pressed', 'false'));
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(faqScenarios.stillLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading questions…')).toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: 'Call us' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(faqScenarios.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No questions yet' })).toBeVisible();
  },
};

export const AFailureCanBeRetried: Story = {
  beforeEach: ({ msw }) => msw.use(faqScenarios.failed),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("Couldn't load the questions");
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('tab', { name: /Payment/ })).toBeVisible();
  },
};

export const WorksByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await searchField(canvas);
    await canvas.findByRole('tab', { name: /Payment/ });
    await userEvent.keyboard('/');
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Payment/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Delivery/, selected: true })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(entry(canvas, 'How do I receive my eSIM?')).toHaveAttribute('aria-expanded', 'true'));
  },
};

export const LongTextsFitAPhone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  beforeEach: ({ msw }) => msw.use(faqScenarios.veryLongTexts),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('tab');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
