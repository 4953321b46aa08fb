import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'user',
  states: {
    'ready.data': 'Data on screen',
    'ready.data.fresh': 'Up to date',
    'ready.info': 'Details',
    'ready.info.viewing': 'Shown',
    'ready.info.conflict': 'Two versions',
    'ready.link': 'Reset link',
  },
  person: {
    'part changed': 'Change a part',
    suspend: 'Suspend',
    reactivate: 'Reactivate',
    'invite again': 'Invite again',
    'form opened': 'Edit the details',
    'form closed': 'Close the form',
    'sides chosen': 'Choose versions',
    'merge cancelled': 'Cancel the merge',
    'reset link asked': 'Send a reset link',
  },
  guards: {
    'user is outdated': 'the data is out of date',
    'is being deleted': 'the user is being deleted',
    'user may have changed': 'the user may have changed',
    'is no longer deleted': 'the deletion was undone',
    'something changes': 'something changes',
    'stands as': 'the status allows it',
    'user is deleted': 'the user was deleted',
    'change met a conflict': 'somebody else changed the same',
    'form is open': 'the form was open',
  },
};
