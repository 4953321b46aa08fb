import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'email',
  states: {
    list: 'List',
    mail: 'Open mail',
    'mail.closed': 'None open',
    'mail.turning': 'Going to the next mail',
    'mail.failed': 'Could not open',
  },
  person: {
    'messages flagged': 'Mark mails',
    'label toggled': 'Add or remove a label',
    'messages deleted': 'Delete mails',
    'selection toggled': 'Select a mail',
    'range selected': 'Select several mails',
    'all selected': 'Select all',
    'selection cleared': 'Clear the selection',
    'message opened': 'Open a mail',
    'message closed': 'Close the mail',
    'neighbour requested': 'Go to the next or previous mail',
    'try opening again': 'Try opening again',
    'list requested': 'Show a folder, label or search',
  },
  server: {
    'load list is done': 'Mails loaded',
    'load list failed': 'Mails failed to load',
    'load message is done': 'Mail loaded',
    'load message failed': 'Mail failed to load',
    'find neighbour is done': 'Next mail found',
    'find neighbour failed': 'Next mail not found',
  },
  tabs: {
    'own messages synced': 'Another tab changed own messages',
  },
  app: {
    'own message saved': 'An own message or draft was saved',
    'own message removed': 'An own message or draft was removed',
  },
  guards: {
    'is another folder or label': 'it is another folder or label',
    'the list lacks a changed message': 'a changed mail is not in the list',
    'is open already': 'it is open already',
    'is an own message': 'it was written here',
    'neighbour is listed': 'the next mail is in the list',
    'neighbour is elsewhere': 'the next mail is on another page',
  },
};
