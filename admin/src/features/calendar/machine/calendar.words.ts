import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'calendar',
  states: {
    range: 'Days on screen',
    panel: 'Event panel',
    'panel.open.confirming': 'Asking whether to discard',
  },
  person: {
    'event moved': 'Move an event',
    'event deleted': 'Delete an event',
    'series changed': 'Change or delete a repeated event',
    'events imported': 'Import events',
    'query changed': 'Show other days or calendars',
    'panel opened': 'Open an event',
    'panel closed': 'Close the event',
    'event added': 'Add an event',
    'event updated': 'Save the event',
    'series updated': 'Save the repeated event',
    'leave requested': 'Leave without saving',
    'leave cancelled': 'Go on editing',
  },
  guards: {
    'query differs': 'other days or calendars are wanted',
  },
};
