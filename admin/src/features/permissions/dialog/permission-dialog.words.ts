import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'permissionDialog',
  person: {
    'name typed': 'Type a name',
    'core ticked': 'Tick as a core permission',
  },
  guards: {
    'name has a problem': 'the name is missing or taken',
    'nothing is changed': 'nothing is changed',
  },
};
