import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'outboxEntry',
  states: {
    delivery: 'Delivery',
    'delivery.unsent': 'Not sent yet',
    'delivery.unsent.deciding': 'Deciding whether to wait',
    'delivery.unsent.held': 'Waiting within the undo time',
    'delivery.unsent.queued': 'Waiting for its turn',
    'delivery.sent': 'Sent',
    'delivery.sent.sending': 'Waiting for the server',
    'delivery.sent.confirmed': 'Confirmed by the server',
    'delivery.closed': 'Finished',
    'delivery.withdrawn': 'Withdrawn',
    undo: 'Undo',
    'undo.waiting': 'Not offered yet',
    'undo.open': 'Offered',
    'undo.open.running': 'Time is running',
    'undo.open.paused': 'Time stands still',
    'undo.closed': 'No longer offered',
  },
  person: {
    'withdrawal requested': 'Withdraw the change',
  },
  server: {
    'entry confirmed': 'The server confirms',
    'entry refused': 'The server refuses',
  },
  time: {
    'undo expired': 'The time for undo is over',
    'after undo left': 'The undo time runs out',
    'after hold left': 'The longest pause is over',
  },
  app: {
    'turn came': 'Its turn to be sent',
    'undo restarted': 'The time for undo starts again',
    'undo paused': 'The pointer rests on Undo',
    'undo resumed': 'The pointer leaves Undo',
  },
  guards: {
    'can be undone': 'it can be undone',
    'not can be undone': 'it cannot be undone',
    'is held': 'it waits within the undo time',
    'its undo has expired': 'the undo time is over',
    'its undo counts': 'the undo time has begun',
  },
};
