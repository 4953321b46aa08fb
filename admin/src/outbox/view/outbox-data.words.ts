import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'outboxData',
  person: {
    'query changed': 'Filter, sort or turn the page',
    give: 'Change something',
  },
  app: {
    'data changed': 'The data was changed elsewhere',
  },
};
