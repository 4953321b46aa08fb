import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'two-step',
  states: {
    deciding: 'Looking whether it is on',
    off: 'Off',
    choosing: 'Choosing app or text message',
    askingPhone: 'Asking for the phone number',
    starting: 'Setting up',
    'starting.askingPassword': 'Asking for the password',
    proving: 'Asking for the code',
    resending: 'Sending another code',
    'resending.askingPassword': 'Asking for the password',
    checking: 'Checking the code',
    recoveryShown: 'Showing recovery codes',
    on: 'On',
  },
  person: {
    'set-up asked': 'Set up',
    'method chosen': 'Choose app or text message',
    continued: 'Continue',
    closed: 'Close',
    'phone entered': 'Enter the phone number',
    'went back': 'Go back',
    'password given': 'Enter the password',
    'password not given': 'Cancel the password',
    'code entered': 'Enter the code',
    'another code asked': 'Ask for another code',
    'codes kept': 'Recovery codes are stored',
    'turned off': 'Turn off',
  },
  server: {
    'start is done': 'The code was sent',
    'start failed': 'The code was not sent',
    'prove is done': 'The code is right',
    'prove failed': 'The code is wrong',
  },
  guards: {
    'is on': 'it is on',
    'is by phone': 'it is by text message',
    'the password is needed': 'the password is needed',
  },
};
