import { salesApi as server } from '@embarque/mocks/sales-api/handlers';
import { salesApiScenarios } from '@embarque/mocks/sales-api/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, type UserEventObject, waitFor, within } from 'storybook/test';
import { countOfSales, newestSale, oldestSale } from '#storybook/feature/sales.ts';
import { storyOf } from '#storybook/feature/story.ts';
import { SalesPage } from '../SalesPage.tsx';

const NEWEST = newestSale().id;
const COUNT = countOfSales({ added: -1 });
const OLD = oldestSale(2).id;

const meta = {
  component: SalesPage,
  tags: ['!autodocs'],
  parameters: { route: `/sales?sale=${NEWEST}` },
} satisfies Meta<typeof SalesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const ACTIVE = '/sales?status=active';

export const ALinkOpensASaleThatIsOnAnotherPage: Story = {
  parameters: { route: `/sales?sale=${OLD}` },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: `Sale ${OLD}` }));
    await expect(await panel.findByRole('list', { name: 'History' })).toHaveTextContent('Issued');
  },
};

export const ARowOpensItsSaleAndBackClosesIt: Story = {
  parameters: { route: '/sales?kind=esim' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { router } = storyOf(context);
    const [link] = await canvas.findAllByRole('link', { name: /^S-/ });
    link?.focus();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: `Sale ${link?.textContent}` });
    await expect(router.state.location.search).toBe(`?kind=esim&sale=${link?.textContent}`);
    await router.navigate(-1);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(link).toHaveFocus());
  },
};

export const AnUnknownSaleSaysSo: Story = {
  parameters: { route: '/sales?sale=S-1' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No sale S-1' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.stillLoading),
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: `Sale ${NEWEST}` }));
    await expect(await panel.findByText('Loading…')).toBeInTheDocument();
  },
};

export const AFailedLoadCanBeRetried: Story = {
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.failed500),
  play: async ({ msw, userEvent }) => {
    const panel = within(await screen.findByRole('dialog', { name: `Sale ${NEWEST}` }));
    await panel.findByText("Couldn't load the sale");
    msw.resetHandlers();
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));

    await expect(await panel.findByRole('list', { name: 'History' })).toBeVisible();
  },
};

export const RefundingChangesTheStatus: Story = {
  tags: ['core'],
  parameters: { route: ACTIVE },
  play: async ({ canvas, userEvent }) => {
    const panel = await openFirst(canvas, userEvent);
    await refund(userEvent, panel);

    await waitFor(() => expect(panel.getByRole('list', { name: 'History' })).toHaveTextContent('Refunded'));
    await expect(panel.queryByRole('button', { name: 'Refund sale' })).toBeNull();
  },
};

export const AServerWithoutChangesIsSaidNotToOfferThem: Story = {
  parameters: { route: ACTIVE },
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.changeNotOffered),
  play: async ({ canvas, userEvent }) => {
    await refund(userEvent, await openFirst(canvas, userEvent));

    const question = await screen.findByRole('alertdialog');
    await expect(await within(question).findByRole('alert')).toHaveTextContent(/doesn't offer/);
  },
};

export const OfflineAChangeWaitsAndCanBeWithdrawn: Story = {
  parameters: { route: ACTIVE },
  play: async ({ canvas, userEvent }) => {
    const panel = await openFirst(canvas, userEvent);
    const connection = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await refund(userEvent, panel);
    const question = within(await screen.findByRole('alertdialog'));
    await expect(await question.findByText("You're offline. 1 change waits until you're back.")).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Keep sale' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    connection.mockRestore();
    dispatchEvent(new Event('online'));

    await expect(panel.getByRole('button', { name: 'Refund sale' })).toBeVisible();
    await expect(server.log.entries.map(({ method }) => method)).not.toContain('PATCH');
  },
};

export const ARefusalAfterThePanelHasGoneIsAMessage: Story = {
  parameters: { route: ACTIVE },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const held = Promise.withResolvers<undefined>();
    const refuse = async () => {
      await held.promise;
      return HttpResponse.json({ success: false, notifications: [] }, { status: 500 });
    };
    msw.use(http.patch('*/sales/:id', refuse));
    await refund(userEvent, await openFirst(canvas, userEvent));
    await storyOf(context).router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    held.resolve(undefined);

    await expect(await screen.findByText(/^Couldn't refund sale S-/)).toBeInTheDocument();
  },
};

export const DeletingCanBeUndoneBeforeTheServerHearsOfIt: Story = {
  tags: ['core'],
  parameters: { route: '/sales' },
  play: async ({ canvas, userEvent }) => {
    await deleteInRow(canvas, userEvent);
    await waitFor(() => expect(canvas.queryByRole('link', { name: NEWEST })).toBeNull());
    await expect(canvas.getByText(`1–9 of ${COUNT}`)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

    await expect(await canvas.findByRole('link', { name: NEWEST })).toBeVisible();
    await expect(server.log.entries.map(({ method }) => method)).not.toContain('DELETE');
  },
};

export const DeletingIsSentOnceItsUndoIsDismissed: Story = {
  parameters: { route: '/sales' },
  play: async ({ canvas, userEvent }) => {
    await deleteInRow(canvas, userEvent);
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));

    await waitFor(() => expect(server.log.entries.map(({ method }) => method)).toContain('DELETE'));
    await expect(await canvas.findByText(`1–10 of ${COUNT}`)).toBeVisible();
  },
};

export const AFailedDeletionIsRolledBackWithAMessage: Story = {
  parameters: { route: '/sales' },
  play: async ({ canvas, msw, userEvent }) => {
    await deleteInRow(canvas, userEvent);
    msw.use(salesApiScenarios.serverDown);
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));

    await expect(await screen.findByText(new RegExp(`Couldn't delete sale ${NEWEST}`))).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: NEWEST })).toBeVisible();
  },
};

type Canvas = ReturnType<typeof within>;
type Panel = ReturnType<typeof within>;

async function openFirst(canvas: Canvas, userEvent: UserEventObject): Promise<Panel> {
  const [link] = await canvas.findAllByRole('link', { name: /^S-/ });
  await userEvent.click(link as HTMLElement);
  return within(await screen.findByRole('dialog'));
}

async function refund(userEvent: UserEventObject, panel: Panel): Promise<void> {
  await userEvent.click(await panel.findByRole('button', { name: 'Refund sale' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Refund sale' }));
}

async function deleteInRow(canvas: Canvas, userEvent: UserEventObject): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${NEWEST}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete sale' }));
}
