import { pricingScenarios } from '@embarque/mocks/pricing/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { required } from '#storybook/testing/required.ts';
import { PricingPage } from './PricingPage.tsx';

const meta = {
  component: PricingPage,
  parameters: { route: '/pages/pricing' },
} satisfies Meta<typeof PricingPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const plan = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));
const searchOf = (context: Parameters<typeof storyOf>[0]) => storyOf(context).router.state.location.search;

export const Default: Story = {
  name: 'Three plans, a trial and three questions (PRC-01, PRC-02)',
  tags: ['core', 'PRC-01', 'PRC-02'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const basic = await plan(canvas, 'Basic');
    const standard = await plan(canvas, 'Standard');
    const enterprise = await plan(canvas, 'Enterprise');
    await step('three plans, paid monthly at first', async () => {
      await expect(canvas.getByRole('heading', { level: 2, name: 'Find the right plan' })).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
      for (const [card, price, subtitle] of [
        [basic, 'US$ 0', 'Start selling to your travellers'],
        [standard, 'US$ 49', 'For agencies that grow'],
        [enterprise, 'US$ 99', 'For groups of agencies'],
      ] as const) {
        await expect(card.getByText(price)).toBeVisible();
        await expect(card.getByText(subtitle)).toBeVisible();
        await expect(card.getAllByRole('listitem')).toHaveLength(5);
        await expect(card.getByRole('presentation')).toHaveAttribute('src', expect.stringContaining('/luggage/'));
        await expect(card.queryByText(/per year/)).toBeNull();
      }
      await expect(standard.getByText('Popular')).toBeVisible();
      await expect(basic.queryByText('Popular')).toBeNull();
      await expect(enterprise.queryByText('Popular')).toBeNull();
      const last = canvas.getByRole('region', { name: 'Enterprise' });
      const row = required(last.parentElement, 'row of the plans');
      await expect(last.getBoundingClientRect().right, 'no room beside the last').toBeCloseTo(
        row.getBoundingClientRect().right,
        0,
      );
    });
    await step('each with its button', async () => {
      await expect(basic.getByRole('button', { name: 'Your current plan' })).toBeVisible();
      await expect(standard.getByRole('button', { name: 'Upgrade to Standard' })).toBeVisible();
      await expect(enterprise.getByRole('button', { name: 'Upgrade to Enterprise' })).toBeVisible();
    });
    await step('a year has its total, but for Basic', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Annually' }));
      await expect(await standard.findByText('US$ 480 per year')).toBeVisible();
      await expect(enterprise.getByText('US$ 960 per year')).toBeVisible();
      await expect(basic.queryByText(/per year/)).toBeNull();
    });
    await step('a trial, and three questions', async () => {
      const trial = within(canvas.getByRole('region', { name: 'Not sure yet? Try every feature for 14 days' }));
      await expect(trial.getByRole('link', { name: 'Start 14-day free trial' })).toBeVisible();
      const questions = canvas
        .getAllByRole('button', { expanded: false })
        .filter((button) => button.textContent?.endsWith('?'));
      await expect(questions).toHaveLength(3);
      await userEvent.click(canvas.getByRole('button', { name: 'Does my plan renew automatically?' }));
      await waitFor(() => expect(canvas.getByText(/Yes, until you cancel it/)).toBeVisible());
    });
  },
};

export const AYearSavesWhatItSays: Story = {
  name: 'A year saves what it says, to the cent (XF-09)',
  tags: ['core'],
  parameters: { route: '/pages/pricing?cycle=yearly' },
  play: async ({ canvas }) => {
    const standard = await plan(canvas, 'Standard');
    await expect(standard.getByText('US$ 40')).toBeVisible();
    await expect(standard.getByText('US$ 480 per year')).toBeVisible();
    await expect(standard.getByText('Save US$ 108 (18%)')).toBeVisible();
    const enterprise = await plan(canvas, 'Enterprise');
    await expect(enterprise.getByText('US$ 960 per year')).toBeVisible();
    await expect(enterprise.getByText('Save US$ 228 (19%)')).toBeVisible();
    await expect(canvas.getByText(/Save up to 19%/)).toBeVisible();
  },
};

export const TheCurrentPlanIsThatOfItsCycle: Story = {
  name: 'The current plan is that of its cycle, and a change is made once (XF-10)',
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const basic = await plan(canvas, 'Basic');
    await expect(basic.getByRole('button', { name: 'Your current plan' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Annually' }));
    await expect(await basic.findByRole('button', { name: 'Switch to yearly billing' })).toBeVisible();
    await expect(searchOf(context)).toBe('?cycle=yearly');
    await expect(canvas.getByText(/^Price per month: Basic US\$\s0, Standard US\$\s40/)).toBeInTheDocument();

    await step('the change says what is due before it is made', async () => {
      const standard = await plan(canvas, 'Standard');
      await userEvent.click(standard.getByRole('button', { name: 'Upgrade to Standard' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Change to Standard?' }));
      await expect(dialog.getByText('Due today')).toBeVisible();
      await userEvent.dblClick(dialog.getByRole('button', { name: 'Change plan' }));
      await expect(await standard.findByRole('button', { name: 'Your current plan' })).toBeVisible();
      await expect(await screen.findAllByText('Plan changed to Standard')).toHaveLength(1);
    });
    await step('and can be undone before it is paid', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await expect(await basic.findByRole('button', { name: 'Switch to yearly billing' })).toBeVisible();
    });
  },
};

export const ADowngradeSaysWhatIsLost: Story = {
  tags: ['core'],
  beforeEach: ({ msw }) => msw.use(pricingScenarios.onEnterprise),
  play: async ({ canvas, userEvent }) => {
    const standard = await plan(canvas, 'Standard');
    await userEvent.click(standard.getByRole('button', { name: 'Downgrade to Standard' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Downgrade to Standard?' }));
    await expect(dialog.getByText(/^You keep your plan until .+\. Then you pay US\$\s49\.$/)).toBeVisible();
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Logic jumps in claim forms',
      'Custom domain',
      'Payments',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep current plan' }));
    await expect((await plan(canvas, 'Enterprise')).getByRole('button', { name: 'Your current plan' })).toBeVisible();
  },
};

export const ShowsOnlyDifferences: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Compare plans' }));
    await expect(table.getAllByRole('row')).toHaveLength(13);
    await expect(table.getByRole('row', { name: /Custom domain/ })).toHaveTextContent(
      /Not included.*Not included.*Included$/,
    );
    await userEvent.click(canvas.getByRole('switch', { name: 'Only differences' }));
    await expect(table.getAllByRole('row')).toHaveLength(12);
    await expect(table.queryByRole('row', { name: /QR codes in eSIM emails/ })).toBeNull();
  },
};

export const AFittingPlanSaysWhy: Story = {
  play: async ({ canvas }) => {
    const standard = await plan(canvas, 'Standard');
    await expect(standard.getByText("Fits you: you've used 94 of 100 responses this month.")).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(pricingScenarios.stillLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading plans…')).toBeInTheDocument();
  },
};

export const NoQuestions: Story = {
  beforeEach: ({ msw }) => msw.use(pricingScenarios.noQuestions),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Standard' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Questions about plans' })).toBeNull();
  },
};

export const AFailureCanBeRetried: Story = {
  beforeEach: ({ msw }) => msw.use(pricingScenarios.failed),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("Couldn't load the plans");
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('region', { name: 'Standard' })).toBeVisible();
  },
};

export const LongTextsFitAPhone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  beforeEach: ({ msw }) => msw.use(pricingScenarios.veryLongTexts),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Standard' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
