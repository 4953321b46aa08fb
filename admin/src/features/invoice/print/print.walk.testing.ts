import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { HttpError } from '../../../http/http.error.ts';
import { answerSample } from '../invoice.testing.ts';
import { printMachine } from './print.machine.ts';

export const walk = walkThrough(printMachine).with({
  inputs: [{ id: 4987 }],
  events: () => [{ type: 'print requested' }, { type: 'try again' }],
  answers: {
    load: { done: [answerSample], errors: [new HttpError('unreachable', 'invoices')] },
    waitForAssets: { done: [undefined] },
    print: { done: [undefined] },
  },
});
