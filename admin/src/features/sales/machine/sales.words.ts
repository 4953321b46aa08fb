import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'sales',
  states: {
    idle: 'List is shown',
    exporting: 'Exporting',
    'exporting.collecting': 'Collecting the sales',
    'exporting.writing': 'Writing the file',
  },
  person: {
    'query changed': 'Filter, sort or turn the page',
    'delete sale': 'Delete a sale',
    'export requested': 'Export',
  },
  server: {
    'progress made': 'More sales arrived',
    'sales collected': 'All sales arrived',
  },
  app: {
    'sale recorded': 'A sale was recorded',
    'export is done': 'The file is ready',
    'export failed': 'The export failed',
  },
  guards: {
    'server confirmed it': 'the server confirmed it',
  },
};
