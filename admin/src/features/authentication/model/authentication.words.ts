import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'entry',
  states: {
    form: 'Form',
    'form.filling': 'Being filled in',
    'form.failed': 'Server not reached',
    'form.expired': 'Link or code is no longer valid',
    'form.locked': 'Locked for a while',
    resend: 'Send the code or link again',
    'resend.opening': 'Opening',
    'resend.unused': 'Nothing to send here',
    'resend.checking': 'Looking when it was last sent',
    'resend.ready': 'Can be sent',
    'resend.requesting': 'Sending again',
    'resend.waiting': 'Sent a moment ago',
  },
  person: {
    'entry changed': 'Change the form',
    'new one requested': 'Ask for a new code or link',
    'started over': 'Start over',
  },
  server: {
    'attempt is done': 'Accepted',
    'attempt failed': 'Not accepted, or not reached',
    'readLastSent is done': 'Time of the last one known',
    'readLastSent failed': 'Time of the last one unknown',
    'sendAgain is done': 'Sent again',
    'sendAgain failed': 'Not sent again',
  },
  time: {
    'after the time until it is unlocked': 'The lock ends',
    'after the time until it can be sent again': 'It may be sent again',
  },
  app: {
    'mood changed': 'The drawing looks elsewhere',
    'new one sent': 'A new code or link was sent',
  },
  guards: {
    'the code was refused before': 'this code was refused before',
    'it is locked': 'there were too many attempts',
    'it is no longer good': 'the link or code has expired',
    'the server refused': 'the server refused',
    'nothing is sent on this screen': 'nothing is sent on this screen',
    'it must wait': 'it was sent too recently',
    'it was sent a moment ago': 'it was sent a moment ago',
  },
};
