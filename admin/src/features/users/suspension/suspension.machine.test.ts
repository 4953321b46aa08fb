import type { AlertAnswer } from '@embarque/design-system';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Guarding } from '../../../people/users/user.guards.ts';
import { pending, principal } from '../machine/user.walk.testing.ts';
import { type SuspensionEvent, type SuspensionQuestion, suspensionMachine } from './suspension.machine.ts';

/** The machine whose dialogs are answered in turn. */
async function suspend(activeAdministrators: readonly number[], ...answers: AlertAnswer[]) {
  const asked: string[] = [];
  const reasons: string[] = [];
  const machine = suspensionMachine.provide({
    actors: {
      'load counts': fromPromise<Guarding, SuspensionEvent>(async () => ({ principal, activeAdministrators })),
      ask: fromPromise<AlertAnswer, SuspensionQuestion>(async ({ input: { kind } }) => {
        asked.push(kind);
        return answers.shift() ?? { outcome: 'dismissed', text: '' };
      }),
    },
    actions: { 'report the reason': (_, reason) => void reasons.push(reason) },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'suspend', user: pending, principal });
  actor.send({ type: 'suspend', user: pending, principal });
  await waitFor(actor, (state) => state.matches('idle'));
  return { asked, reasons };
}

describe('a suspension', () => {
  it('asks once for the reason, and reports it without the spaces around it', async () => {
    const { asked, reasons } = await suspend([1, 2], { outcome: 'confirmed', text: '  Left ' });

    expect(asked).toEqual(['reason']);
    expect(reasons).toEqual(['Left']);
  });

  it('keeps 500 characters of a reason', async () => {
    const { reasons } = await suspend([1, 2], { outcome: 'confirmed', text: 'x'.repeat(501) });

    expect(reasons).toEqual(['x'.repeat(500)]);
  });

  it('says that nothing changed when it is cancelled', async () => {
    const { asked, reasons } = await suspend([1, 2], { outcome: 'cancelled', text: '' });

    expect(asked).toEqual(['reason', 'cancelled']);
    expect(reasons).toEqual([]);
  });

  it('of the last administrator is refused without a question', async () => {
    const { asked, reasons } = await suspend([pending.id]);

    expect(asked).toEqual(['refused']);
    expect(reasons).toEqual([]);
  });
});
