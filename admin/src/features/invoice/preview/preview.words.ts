import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'invoicePreview',
  states: {
    'ready.idle': 'Shown',
  },
  app: {
    'invoice changed': 'The invoice was changed elsewhere',
  },
};
