import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { HttpError } from '../../../http/http.error.ts';
import { twoStepMachine } from './two-step.machine.ts';

const passwordNeeded = new HttpError('status', '/account-setting/two-step/start', {
  status: 422,
  data: { message: 'password: Enter your password' },
});

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
    { type: 'password given' },
    { type: 'password not given' },
    { type: 'turned off' },
  ],
  answers: {
    start: { done: [{ secret: 'JBSWY3DPEHPK3PXP', phoneEnd: '5678' }], errors: [passwordNeeded, new Error('no')] },
    prove: { done: [['2F7K-9QXM', 'H3RT-61WD']] },
  },
  alike: ({ context: { method, mistake, isResent } }) => [method, mistake, isResent],
});
