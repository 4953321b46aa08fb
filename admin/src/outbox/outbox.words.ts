import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'outbox',
  states: {
    connection: 'Connection',
    'connection.unknown': 'Not known yet',
    'connection.online': 'Online',
    'connection.offline': 'Offline',
    access: 'Rights',
    'access.open': 'May change things',
    'access.readOnly': 'Read only',
  },
  person: {
    'withdrawal requested': 'Withdraw a change',
    'command given': 'Change something',
  },
  server: {
    'entry confirmed': 'The server confirms',
    'entry refused': 'The server refuses',
  },
  time: {
    'undo expired': 'The time for undo is over',
  },
  tabs: {
    'other tab changed': 'Another tab changed something',
  },
  app: {
    'undo paused': 'The time for undo stands still',
    'undo resumed': 'The time for undo goes on',
    'undo restarted': 'The time for undo starts again',
    'flush requested': 'Send everything now',
    'entry queued': 'A change may be sent',
    'entry withdrawn': 'A change was withdrawn',
    'entry undone': 'A change was undone',
    'undo too late': 'Undo comes too late',
    'undo closed': 'Undo is no longer offered',
    'entry closed': 'A change is finished',
    'entries dropped': 'Changes are dropped',
    'entries restored': 'Unsent changes are found again',
    'connection changed': 'The connection came or went',
    'read-only changed': 'Rights changed',
  },
  guards: {
    'something can be sent': 'something can be sent',
    'is listed': 'the change is still listed',
    'began offline': 'there is no connection at the start',
    'is offline': 'the connection is gone',
    'is online': 'the connection is back',
    'is read-only': 'nothing may be changed',
    'is writable': 'things may be changed',
  },
};
