import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'settings',
  person: {
    'changed at once': 'Flip a switch',
    typed: 'Fill in a field',
    'email typed': 'Type an email address',
    'section submitted': 'Save a section',
    'section discarded': 'Discard a section',
  },
  tabs: {
    'settings received': 'Settings were changed elsewhere',
  },
  guards: {
    'has mistakes': 'a field has a mistake',
  },
};
