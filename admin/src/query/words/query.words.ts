import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'query',
  person: {
    'query changed': 'Filter, sort or turn the page',
  },
  app: {
    'data changed': 'The data was changed elsewhere',
  },
};
