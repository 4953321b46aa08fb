import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'apiKeys',
  states: {
    making: 'Creating a key',
    revealed: 'Showing the new key once',
    changing: 'Changing a key',
  },
  person: {
    'value requested': 'Create a key',
    'change requested': 'Rename or revoke a key',
    'entry changed': 'Change the form',
    'value stored': 'Close the new key',
  },
  server: {
    'reveal is done': 'The key was created',
    'reveal failed': 'The key was not created',
    'change is done': 'The key was changed',
    'change failed': 'The key was not changed',
  },
  guards: {
    'the form explains the error': 'the error belongs to a field',
  },
};
