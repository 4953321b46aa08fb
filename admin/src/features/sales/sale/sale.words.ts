import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'sale',
  states: {
    opening: 'Opening',
    'ready.idle': 'Shown',
    'ready.asking': 'Asking to confirm',
  },
  person: {
    'change requested': 'Cancel or refund',
    'change confirmed': 'Confirm',
    'change cancelled': 'Do not go on',
  },
  server: {
    'find is done': 'The search is over',
    'find failed': 'Loading failed',
  },
  guards: {
    'is known': 'the sale is in the list already',
    'was found': 'the sale was found',
  },
};
