import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'invoiceEditor',
  states: {
    'ready.invoice': 'Invoice',
    'ready.invoice.idle': 'Being written',
    'ready.client': 'Client',
    'ready.client.chosen': 'Chosen from the list',
    'ready.client.typing': 'Writing a new client',
    'ready.client.adding': 'Adding the new client',
  },
  person: {
    'issue date changed': 'Change the issue date',
    'due date changed': 'Change the due date',
    'term chosen': 'Choose when it is due',
    'client chosen': 'Choose a client',
    'line changed': 'Change a line',
    'lines added': 'Add lines',
    'lines replaced': 'Replace lines',
    'line removed': 'Remove a line',
    'line moved': 'Move a line',
    'draft discarded': 'Discard the draft',
    'payments changed': 'Change the payments',
    'new client requested': 'Add a new client',
    'new client cancelled': 'Cancel the new client',
    'new client submitted': 'Save the new client',
  },
  server: {
    'addClient is done': 'The client was added',
    'addClient failed': 'The client was not added',
  },
};
