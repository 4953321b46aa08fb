import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'compose',
  states: {
    writing: 'Writing',
    'writing.inline': 'Below the message',
    'writing.docked': 'In the corner',
    'writing.minimised': 'Minimised',
    'writing.maximised': 'Full size',
  },
  person: {
    'message started': 'Start a message',
    'draft opened': 'Open a draft',
    'message shown': 'Open a mail',
    'draft changed': 'Write',
    'window closed': 'Close and keep the draft',
    'send requested': 'Send',
    'send scheduled': 'Send later',
    'draft discarded': 'Discard the draft',
    'window restored': 'Restore the window',
    'window maximised': 'Enlarge the window',
    'window minimised': 'Minimise the window',
  },
  time: {
    'undo expired': 'The time for undo is over',
  },
  app: {
    'orphaned draft found': 'A draft without a window was found',
    'draft restored': 'The last draft is restored',
  },
  guards: {
    'answers the shown message': 'it replies to the open mail',
    'not answers the shown message': 'it does not reply to the open mail',
    'is too late for the undo': 'it is too late for undo',
    'has no recipients': 'no recipient is given',
    'has an invalid address': 'an address is not valid',
    'lacks a subject, not yet confirmed': 'the subject is missing and nobody confirmed',
    'is scheduled in the past': 'the time is in the past',
  },
};
