import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { twoStepMachine } from './two-step.machine.ts';

export const walk = walkThrough(twoStepMachine).with({
  inputs: [{ isOn: false }, { isOn: true }],
  events: () => [
    { type: 'set-up asked' },
    { type: 'method chosen', method: 'app' },
    { type: 'method chosen', method: 'sms' },
    { type: 'continued' },
    { type: 'phone entered', phone: '+5511912345678' },
    { type: 'code entered', code: '123456' },
    { type: 'another code asked' },
    { type: 'went back' },
    { type: 'closed' },
    { type: 'codes kept' },
    { type: 'turned off' },
  ],
  answers: {
    start: { done: [{ secret: 'JBSWY3DPEHPK3PXP', phoneEnd: '5678' }] },
    prove: { done: [['2F7K-9QXM', 'H3RT-61WD']] },
  },
  alike: ({ context: { method, mistake, isResent } }) => [method, mistake, isResent],
});
