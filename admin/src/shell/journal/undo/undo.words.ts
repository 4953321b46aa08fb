import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'journalUndo',
  states: {
    checking: 'Asking what can be undone',
    asking: 'Asking whether to undo a part',
    staying: 'Nothing can be undone',
    failed: 'Could not find out',
    retrying: 'Giving it once more',
  },
  person: {
    withdraw: 'Undo what is not sent',
    undo: 'Undo',
    'undo the rest': 'Undo the rest',
    'leave everything': 'Leave everything',
  },
  server: {
    'find undo is done': 'What can be undone is found',
    'find undo failed': 'What can be undone is not found',
    'find command is done': 'The change can be given once more',
    'find command failed': 'The change cannot be given once more',
  },
  guards: {
    'nothing can be undone': 'nothing can be undone',
    'a part would stay': 'a part would stay',
  },
};
