import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'suspension',
  states: {
    checking: 'Asking whether it is allowed',
    refused: 'Cannot be suspended',
    asking: 'Asking for the reason',
    cancelled: 'Suspension cancelled',
  },
  person: {
    suspend: 'Suspend',
    'ask is done': 'Answer the question',
  },
  server: {
    'load counts is done': 'The administrators are known',
  },
  guards: {
    'may not be suspended': 'the person may not be suspended',
    'was confirmed': 'it was confirmed',
  },
};
