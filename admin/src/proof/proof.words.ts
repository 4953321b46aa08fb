import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'proof',
  states: {
    checking: 'Asking whether the last proof is enough',
    asking: 'Asking for the password',
    'asking.typing': 'Password is typed',
    'asking.missing': 'Password is missing',
    'asking.proving': 'Checking the password',
    'asking.refused': 'Password was not accepted',
  },
  person: {
    'password typed': 'Type the password',
    'password submitted': 'Submit the password',
    cancelled: 'Cancel',
  },
  server: {
    'prove is done': 'It is the person',
    'prove failed': 'There is no proof',
  },
  app: {
    'ask for a proof': 'Something sensitive is asked for',
    'ask for the password': 'The server wants the password',
  },
  guards: {
    'is empty': 'the password is empty',
    'password is wanted': 'the password is wanted',
  },
};
