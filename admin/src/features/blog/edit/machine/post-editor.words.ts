import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'postEditor',
  states: {
    'ready.saving': 'Saving',
    'ready.saving.idle': 'Everything is saved',
    'ready.saving.waiting': 'About to save by itself',
    'ready.saving.sending': 'Sending',
    'ready.saving.withdrawn': 'The save was undone',
    'ready.saving.offline': 'Server not reached',
    'ready.saving.merging': 'Merging with the other version',
    'ready.saving.conflicted': 'Two versions, not merged',
    'ready.copy': 'Unsaved copy in this browser',
    'ready.copy.checking': 'Looking for a copy',
    'ready.copy.none': 'No copy',
    'ready.copy.offered': 'A copy is offered',
  },
  person: {
    'title followed': 'The address follows the title',
    'revision restored': 'Restore an earlier version',
    'copy restored': 'Take over the unsaved copy',
    'copy discarded': 'Discard the unsaved copy',
  },
  time: {
    'after rest': 'Nothing was typed for a moment',
    'after retry': 'Time for the next try',
  },
  app: {
    'connection returned': 'The connection is back',
  },
  guards: {
    'a save is wanted': 'saving was asked for',
    'a wanted save has mistakes': 'saving was asked for, with mistakes',
    'can save itself': 'the draft may save itself',
    'cannot save itself': 'the draft may not save itself',
    'server was not reached': 'the server was not reached',
    'nobody has to choose': 'both versions fit together',
    'copy is news': 'the copy has something new',
  },
};
