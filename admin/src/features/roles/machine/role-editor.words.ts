import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'roleEditor',
  states: {
    opening: 'Opening',
    viewing: 'Locked: to read only',
    drafting: 'Changing the role',
    reviewing: 'Reviewing what changes for people',
  },
  person: {
    'cells toggled': 'Tick or untick permissions',
    'toggle undone': 'Undo the last tick',
    'name changed': 'Change the name',
    'line restored': 'Restore one permission',
    'draft reset': 'Reset all changes',
    'review cancelled': 'Go back from the review',
    'review confirmed': 'Confirm the review',
    'side chosen': 'Choose a version',
  },
  guards: {
    'role is locked': 'the role is locked',
    'draft cannot be saved': 'the draft has a mistake or no change',
    'role has people': 'people have this role',
    'all sides are chosen': 'a version is chosen everywhere',
  },
};
