import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { sessionMonitorMachine } from './session-monitor.machine.ts';

export const walk = walkThrough(sessionMonitorMachine).with({
  events: () => [{ type: 'five calls requested' }],
  answers: { sendFiveCalls: { done: [[]] } },
});
