import type { WalkedMachine } from '../../../.storybook/statechart/walk.ts';
import { exploreSession } from './session.graph.testing.ts';

/** What storage shows decides as much as what happens, so the session has an explorer of its own. */
export const walk: WalkedMachine = {
  explore() {
    const { machine, steps } = exploreSession();
    const [first] = steps;
    if (!first) throw new Error('The session goes nowhere');
    return {
      machine,
      beginnings: [first.from],
      steps: steps.map(({ from, happening, to, microsteps }) => ({ from, event: happening, to, microsteps })),
    };
  },
};
