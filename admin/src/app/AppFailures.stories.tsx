import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { setup } from 'xstate';
import { storyOf } from '#storybook/feature/story.ts';
import { useActorState } from '../app-state/useActorState.ts';
import { useInspectedActor } from '../inspection/inspection.tsx';
import { button, salesAreShown, wholeApp } from './app.testing.tsx';
import { lazily } from '../routing/missing-page.ts';
import { type AppStateActor, createAppState } from '../app-state/app-state.ts';
import { App } from './App.tsx';
import { routes } from './routes.tsx';

const meta = { ...wholeApp, tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const crash = new Error('TypeError in sales.columns.tsx:17');

const report = fn<(...parts: unknown[]) => void>();

/** React and the router report what fails on the console, where a visitor must find nothing else. */
const reported = {
  beforeEach: () => {
    report.mockClear();
    const errors = spyOn(console, 'error').mockImplementation(report);
    return () => errors.mockRestore();
  },
} satisfies Story;

export const Crash: Story = {
  ...reported,
  tags: ['core'],
  parameters: {
    routes: [
      {
        ErrorBoundary: routes[0]?.ErrorBoundary,
        children: [
          {
            path: '*',
            Component: (): never => {
              throw crash;
            },
          },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await screen.findByRole('heading', { name: 'This page hit turbulence' });

    await expect(button('Reload page')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/TypeError|sales\.columns|\.tsx/);
    await expect(report).toHaveBeenCalled();
    for (const parts of report.mock.calls) await expect(parts).toContain(crash);
  },
};

const fragile = setup({ types: { events: {} as { type: 'flap extended' } } }).createMachine({
  on: {
    'flap extended': {
      actions: () => {
        throw new Error('TypeError in flaps.machine.ts:17');
      },
    },
  },
});

function FragilePage() {
  const actor = useInspectedActor(fragile, {});
  const status = useActorState(actor, (snapshot) => snapshot.status);
  return (
    <main>
      <h1>Flaps: {status}</h1>
      <button type="button" onClick={() => actor.send({ type: 'flap extended' })}>
        Extend the flaps
      </button>
    </main>
  );
}

export const ActorFailed: Story = {
  ...reported,
  name: 'A page whose machine fails says that it has stopped, and does not freeze in silence',
  parameters: {
    routes: [{ ErrorBoundary: routes[0]?.ErrorBoundary, children: [{ path: '*', Component: FragilePage }] }],
  },
  play: async ({ userEvent, canvasElement }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Extend the flaps' }));
    const title = await screen.findByRole('heading', { name: 'This page hit turbulence' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(button('Reload page')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/TypeError|flaps/i);
  },
};

const ownAppState = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['appState'] as AppStateActor;

export const AppActorFailed: Story = {
  ...reported,
  name: 'The app says that it has stopped when something outside its pages fails',
  loaders: () => ({ appState: createAppState() }),
  render: (_, context) => {
    const { router, session, api, storage } = storyOf(context);
    return <App {...{ router, session, api, storage }} appState={ownAppState(context)} />;
  },
  play: async (context) => {
    await salesAreShown();
    ownAppState(context).send({
      type: 'message arrived',
      get message(): string {
        throw new Error('TypeError in app-state.ts:17');
      },
    });
    const title = await screen.findByRole('heading', { name: 'This page hit turbulence' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(button('Reload page')).toBeVisible();
    await expect(screen.queryByRole('table')).toBeNull();
  },
};

let isOffline = true;

const FarPage = () => (
  <main>
    <h1>The far page</h1>
  </main>
);

async function fetchFarPage() {
  if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
  return FarPage;
}

export const PageThatCannotBeFetched: Story = {
  tags: ['core'],
  parameters: {
    routes: [
      { ErrorBoundary: routes[0]?.ErrorBoundary, children: [{ path: '*', lazy: lazily(() => fetchFarPage()) }] },
    ],
  },
  beforeEach: () => () => {
    isOffline = true;
  },
  play: async ({ userEvent }) => {
    const message = await screen.findByRole('heading', { name: "This page couldn't take off" });
    await expect(message).toHaveFocus();
    await expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull();
    const again = button('Try again');
    await userEvent.click(again);
    await expect(await screen.findByRole('button', { name: 'Reload page' })).toBeVisible();
    await expect(again).toHaveFocus();

    isOffline = false;
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'The far page' })).toHaveFocus());
  },
};
