import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'kanban',
  states: {
    'ready.composer': 'New task',
    'ready.composer.writing': 'Writing a title',
    'ready.composer.adding': 'Adding the task',
    'ready.comment': 'Comment',
    'ready.panel': 'Task panel',
  },
  person: {
    'task moved': 'Move a task',
    'task updated': 'Change a task',
    'list edited': 'Change a list in a task',
    'task deleted': 'Delete a task',
    'board renamed': 'Rename a board',
    'board cleared': 'Clear a board',
    'board deleted': 'Delete a board',
    'composer opened': 'Start a new task',
    'title typed': 'Type a title',
    'composer closed': 'Cancel the new task',
    'title submitted': 'Add the task',
    'comment submitted': 'Comment',
  },
  guards: {
    'title is missing': 'the title is missing',
    'board exists': 'a board of this name exists',
  },
};
