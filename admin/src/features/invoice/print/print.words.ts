import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'print',
  states: {
    waitingForData: 'Loading the invoice',
    waitingForAssets: 'Waiting for fonts and images',
    printing: 'Print dialog is open',
    done: 'Printed or cancelled',
  },
  person: {
    'print requested': 'Print again',
    'print is done': 'Close the print dialog',
  },
  app: {
    'waitForAssets is done': 'Fonts and images are there',
    'waitForAssets failed': 'Fonts or images are missing',
    'print failed': 'The print dialog did not open',
  },
};
