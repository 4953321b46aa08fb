import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'userSelection',
  states: {
    none: 'Nobody is selected',
    some: 'Some are selected',
    loading: 'Loading all to select them',
  },
  person: {
    'users selected': 'Select people',
    'select all': 'Select all that match',
    'query changed': 'Filter, sort or turn the page',
  },
  server: {
    'load all is done': 'All are loaded',
    'load all failed': 'Not all could be loaded',
  },
  guards: {
    'are none': 'nobody is left',
    'are other users': 'the list is of other people',
  },
};
