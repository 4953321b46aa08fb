import { assign, fromPromise, setup } from 'xstate';
import { type ProbeResult, sendFiveCalls } from './session-monitor.api.ts';

interface SessionMonitorContext {
  results: ProbeResult[];
}

/** Sends five calls at once; a new request waits until they have settled. */
export const sessionMonitorMachine = setup({
  types: {
    context: {} as SessionMonitorContext,
    events: {} as { type: 'five calls requested' },
  },
  actors: {
    sendFiveCalls: fromPromise<ProbeResult[]>(({ signal }) => sendFiveCalls(signal)),
  },
}).createMachine({
  id: 'sessionMonitor',
  context: { results: [] },
  initial: 'idle',
  states: {
    idle: { on: { 'five calls requested': 'sending' } },
    sending: {
      entry: assign({ results: [] }),
      invoke: {
        src: 'sendFiveCalls',
        onDone: { target: 'idle', actions: assign({ results: ({ event }) => event.output }) },
        onError: 'idle',
      },
    },
  },
});
