import type { WalkedMachine } from '#storybook/statechart/walk/walk.ts';
import { exploreSession } from './session.graph.testing.ts';

/** Uses its own explorer, because the verdicts of storage decide as much as the events. */
export const walk: WalkedMachine = {
  page: '../../app/AppSession',
  parametersOf: (path) =>
    path.startsWith('signedIn') ? { route: '/session' } : { route: '/login', session: 'nobody' },
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
