import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'users',
  states: {
    changes: 'Changes',
    question: 'Question before a change',
    'question.deciding': 'Deciding whether to ask',
    'question.asking': 'Asking',
    report: 'Report',
    'report.none': 'Nothing to report',
    'report.shown': 'Some were refused',
  },
  person: {
    'change asked for': 'Change users',
    cancelled: 'Cancel',
    confirmed: 'Confirm',
    'refusal read': 'Close the report',
  },
  server: {
    'list loaded': 'Users loaded',
  },
  app: {
    'guards changed': 'Rights or the list changed',
  },
  guards: {
    'is confirmed': 'the server confirmed it',
    'all are known': 'all chosen users are loaded',
    'needs a question': 'it needs to be confirmed',
    'has users': 'any user is left to change',
    'server refused some': 'the server refused some',
  },
};
