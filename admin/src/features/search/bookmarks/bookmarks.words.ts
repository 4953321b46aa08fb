import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'bookmarks',
  person: {
    'bookmark toggled': 'Star or unstar a page',
    'bookmarks reordered': 'Move a bookmark',
  },
};
