import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'sessionMonitor',
  states: {
    idle: 'Waiting',
    sending: 'Sending five calls',
  },
  person: {
    'five calls requested': 'Send five calls',
  },
  server: {
    'sendFiveCalls is done': 'All five calls came back',
    'sendFiveCalls failed': 'The calls failed',
  },
};
