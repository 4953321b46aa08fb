import type { Sees, WalkedMachine } from '#storybook/statechart/walk/walk.ts';
import { exploreSession } from './session.graph.testing.ts';

const seesPhase =
  (phase: string): Sees =>
  async ({ expect, screen }) => {
    await expect(await screen.findByText(phase, undefined, { timeout: 15_000 })).toBeVisible();
  };

const seesRefreshing = seesPhase('Refreshing');

/** Uses its own explorer, because the verdicts of storage decide as much as the events. */
export const walk: WalkedMachine = {
  page: '../../app/AppSession',
  parametersOf: (path) =>
    path.startsWith('signedIn') ? { route: '/session' } : { route: '/login', session: 'nobody' },
  sees: {
    booting: async ({ expect, screen }) => {
      await expect(await screen.findByText('Embarque')).toBeVisible();
      await expect(screen.queryByRole('heading')).toBeNull();
    },
    'signedOut.idle': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-busy');
    },
    'signedOut.submitting': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
    },
    'signedOut.failed': async ({ expect, screen }) => {
      await expect(await screen.findByRole('alert')).toHaveTextContent(/^We can't reach the server/);
    },
    'signedIn.fresh': seesPhase('Active'),
    'signedIn.refreshing.acquiring': seesRefreshing,
    'signedIn.refreshing.requesting': seesRefreshing,
    'signedIn.refreshing.lingering': seesRefreshing,
    'signedIn.refreshing.pausing': seesRefreshing,
    'signedIn.degraded': seesPhase("Can't refresh right now"),
    'signedIn.blocked': seesPhase('Repeatedly refused'),
  },
  explore(until) {
    const { machine, map, steps } = exploreSession(until);
    const [initial] = Object.values(map);
    if (!initial) throw new Error('The session has no beginning');
    const { state } = initial;
    return {
      machine,
      beginnings: [state],
      steps: [
        { from: state, event: { type: 'xstate.init' }, to: state, microsteps: [] },
        ...steps.map(({ from, happening, to, microsteps }) => ({ from, event: happening, to, microsteps })),
      ],
    };
  },
};
