import { rolesScenarios } from '@embarque/mocks/roles/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { noteBeginning } from '../../../session/view/view.api.ts';
import { ViewsCard } from './ViewsCard.tsx';

const meta = {
  component: ViewsCard,
  tags: ['!autodocs'],
  args: { roles: [{ id: 'support', name: 'Support', userRole: 'maintainer', rules: [] }] },
} satisfies Meta<typeof ViewsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A view that can begin in the app of a story. */
function viewIn(context: { loaded: Record<string, unknown> }) {
  const { appState, session } = storyOf(context);
  const sessionId = session.actor.getSnapshot().context.identity?.sessionId ?? '';
  const role = { id: 'support', name: 'Support' };
  return { appState, view: { sessionId, role, person: null, auditId: 'on', rules: [] } };
}

export const EachViewWithItsMoments: Story = {
  name: 'Each view says who looked at the app as whom, and from when till when',
  beforeEach: ({ msw }) => msw.use(rolesScenarios.twoViews),
  play: async ({ canvas }) => {
    const goesOn = await canvas.findByRole('row', { name: /Marina Duarte/ });
    await expect(goesOn).toHaveTextContent(/Support.*Goes on$/);
    await expect(within(goesOn).getAllByRole('time')).toHaveLength(1);
    const isOver = within(canvas.getByRole('row', { name: /Caio Brandão/ }));
    await expect(isOver.getByRole('link', { name: 'Hanh Nguyen' })).toHaveAttribute('href', '/apps/user/view/4');
    await expect(isOver.getAllByRole('time')).toHaveLength(2);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(rolesScenarios.viewsStillLoading),
  play: async ({ canvas }) => expect(await canvas.findByText('Loading views…')).toHaveAttribute('role', 'status'),
};

export const Empty: Story = {
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Nobody has looked at the app as someone else yet.')).toBeVisible(),
};

export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(rolesScenarios.viewsFailed),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('heading', { name: "Couldn't load the views" });
    msw.use(rolesScenarios.twoViews);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('row', { name: /Marina Duarte/ })).toBeVisible();
  },
};

export const AnEndIsShownAtOnce: Story = {
  name: 'A view that is stopped beside the list has its end there',
  play: async (context) => {
    const { canvas } = context;
    const { appState, view } = viewIn(context);
    await noteBeginning({
      id: view.auditId,
      role: 'support',
      userId: null,
      by: { fullName: 'Ana', role: 'admin' },
      byEmail: 'ana@x.com',
    });
    appState.send({ type: 'view began', view });
    await expect(await canvas.findByRole('row', { name: /^Ana Support/ })).toHaveTextContent(/Goes on$/);

    appState.send({ type: 'view ended' });
    await waitFor(() => expect(canvas.getAllByRole('time')).toHaveLength(2));
  },
};

export const NotLoadedAgain: Story = {
  name: 'An error stands in place of the views that were there, within the padding of the card',
  beforeEach: ({ msw }) => msw.use(rolesScenarios.twoViews),
  play: async (context) => {
    const { canvas, msw } = context;
    const { appState, view } = viewIn(context);
    await canvas.findByRole('row', { name: /Marina Duarte/ });
    msw.use(rolesScenarios.viewsFailed);
    // The list is loaded once more.
    appState.send({ type: 'view began', view });

    await canvas.findByRole('heading', { name: "Couldn't load the views" });
    await expect(canvas.queryByRole('table')).toBeNull();
    const card = canvas.getByRole('region', { name: '“View as” history' }).getBoundingClientRect();
    const retry = canvas.getByRole('button', { name: 'Try again' }).getBoundingClientRect();
    await expect(card.bottom - retry.bottom).toBeGreaterThanOrEqual(16);
  },
};
