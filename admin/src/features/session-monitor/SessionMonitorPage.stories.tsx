import { salesApi as server } from '@embarque/mocks/sales-api/handlers';
import { salesApiScenarios } from '@embarque/mocks/sales-api/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { SessionMonitorPage } from './SessionMonitorPage.tsx';

const meta = {
  component: SessionMonitorPage,
  parameters: { route: '/session' },
} satisfies Meta<typeof SessionMonitorPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Marina Duarte')).toBeVisible();
    await expect(canvas.getByText('manage all')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No calls yet' })).toBeVisible();
    await expect(phase(canvas)).toHaveTextContent('Active');
  },
};

export const FiveCalls: Story = {
  play: async ({ canvas, userEvent }) => {
    await sendFiveCalls(canvas, userEvent);

    await expect(await outcomes(canvas)).toEqual(['200', '200', '200', '200', '200']);
    await expect(requests()).toEqual(Array(5).fill('/sales 200'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(await canvas.findByRole('heading', { name: 'No calls yet' })).toBeVisible();
  },
};

export const FiveCallsShareOneRefresh: Story = {
  tags: ['core', 'SPEC-4.2-a', 'SPEC-8.1-a'],
  beforeEach: () => server.expireAccessTokens(),
  play: async ({ canvas, userEvent }) => {
    await sendFiveCalls(canvas, userEvent);

    await expect(await outcomes(canvas)).toEqual(['200', '200', '200', '200', '200']);
    await expect(requests().filter((request) => request.startsWith('/jwt'))).toEqual(['/jwt/refresh-token 200']);
    await expect(canvas.queryByText('not yet')).toBeNull();
    await expect(canvas.getByText('POST jwt/refresh-token')).toBeVisible();
  },
};

export const Refreshing: Story = {
  beforeEach: ({ msw }) => {
    server.expireAccessTokens();
    msw.use(salesApiScenarios.refreshStillRunning);
  },
  play: async ({ canvas, userEvent }) => {
    await sendFiveCalls(canvas, userEvent);

    await waitFor(() => expect(phase(canvas)).toHaveTextContent('Refreshing'));
    await expect(canvas.getByRole('button', { name: 'Send 5 calls' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Degraded: Story = {
  beforeEach: ({ msw }) => {
    server.expireAccessTokens();
    msw.use(salesApiScenarios.refreshUnreachable);
  },
  play: async ({ canvas, userEvent }) => {
    await sendFiveCalls(canvas, userEvent);

    await expect(await outcomes(canvas)).toEqual(Array(5).fill('session unreachable'));
    await expect(phase(canvas)).toHaveTextContent("Can't refresh right now");
    await expect(canvas.getByText('Marina Duarte')).toBeVisible();
  },
};

export const RecoversWhenTheServerIsBack: Story = {
  tags: ['core'],
  ...Degraded,
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await Degraded.play?.(context);
    msw.resetHandlers();
    storyOf(context).hint('came back');

    await waitFor(() => expect(phase(canvas)).toHaveTextContent('Active'));
    await sendFiveCalls(canvas, userEvent);
    await waitFor(async () => expect(await outcomes(canvas)).toEqual(['200', '200', '200', '200', '200']));
  },
};

export const Blocked: Story = {
  tags: ['core'],
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.alwaysExpired),
  play: async ({ canvas, userEvent, step }) => {
    for (const refresh of ['first', 'second', 'third']) {
      await step(`the ${refresh} refresh brings no better token`, async () => {
        await sendFiveCalls(canvas, userEvent);
        await expect(await outcomes(canvas)).toEqual(['401', '401', '401', '401', '401']);
        await waitFor(() => expect(phase(canvas)).toHaveTextContent('Active'));
      });
    }
    await step('there is no fourth', async () => {
      await sendFiveCalls(canvas, userEvent);
      await waitFor(() => expect(phase(canvas)).toHaveTextContent('Repeatedly refused'));
      await expect(requests().filter((request) => request.startsWith('/jwt'))).toHaveLength(3);
    });
  },
};

export const ShowsNoSecrets: Story = {
  tags: ['core'],
  ...FiveCallsShareOneRefresh,
  play: async (context) => {
    await FiveCallsShareOneRefresh.play?.(context);

    await expect(context.canvasElement).not.toHaveTextContent(/eyJ|Bearer/);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } };

/** The session's state in the first card. */
const phase = (canvas: Canvas) => canvas.getAllByRole('status')[0];

const requests = () => server.log.entries.map(({ path, status }) => `${path} ${status}`);

async function sendFiveCalls(canvas: Canvas, userEvent: UserEventObject) {
  await userEvent.click(canvas.getByRole('button', { name: 'Send 5 calls' }));
}

/** The outcomes of the five calls, once all have settled. */
async function outcomes(canvas: Canvas): Promise<(string | null)[]> {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Send 5 calls' })).not.toHaveAttribute('aria-busy'));
  const table = canvas.getByRole('table', { name: 'Results of the five calls' });
  const cells: HTMLElement[] = within(table).getAllByRole('cell');
  return cells.filter(({ dataset }) => dataset['label'] === 'Status').map(({ textContent }) => textContent);
}
