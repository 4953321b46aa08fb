import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { FoundUndo } from '../../../outbox/journal/undo.ts';
import { outboxSending } from '../../../outbox/view/outbox.view.testing.ts';
import { patientServer } from '../../../outbox/outbox.testing.ts';
import type { Entry } from '../../../outbox/outbox.types.ts';
import type { Journal } from '../../../outbox/journal/journal.types.ts';
import { persistedInMemory } from '../../../storage/persisted.testing.ts';
import { storage } from '../../../storage/storage.ts';
import { type UndoInput, undoMachine } from './undo.machine.ts';
import { nothing, partly, saved, wholly } from './undo.testing.ts';

/** The undo of a saved change, whose answer a test gives. */
function openUndo() {
  const answers: PromiseWithResolvers<FoundUndo>[] = [];
  const given: Entry[] = [];
  const outbox = outboxSending(patientServer().send).actor;
  outbox.on('given', ({ entry }) => void given.push(entry));
  outbox.start();
  const journal = persistedInMemory<Journal>([saved]);
  const machine = undoMachine.provide({
    actors: {
      'find undo': fromPromise<FoundUndo, UndoInput>(() => {
        const answer = Promise.withResolvers<FoundUndo>();
        answers.push(answer);
        return answer.promise;
      }),
      'find command': fromPromise<Entry, UndoInput>(({ input }) => Promise.resolve(input.one.entry)),
    },
  });
  const actor = createActor(machine, { input: { one: saved, outbox, journal, storage } }).start();
  return {
    actor,
    answers,
    given,
    journal,
    undo: () => actor.send({ type: 'undo', one: saved }),
    answer: async (found: FoundUndo) => {
      answers.at(-1)?.resolve(found);
      await waitFor(actor, (state) => !state.hasTag('busy'));
      return actor.getSnapshot().value;
    },
    refuse: async () => {
      answers.at(-1)?.reject(new Error('offline'));
      await waitFor(actor, (state) => state.matches('failed'));
    },
  };
}

describe('the undo of a change', () => {
  it('is given at once when nothing of the change would stay', async () => {
    const { undo, answer, given } = openUndo();
    undo();

    expect(await answer(wholly)).toBe('idle');
    expect(given).toMatchObject([{ undoes: saved.entry.id, command: saved.entry.inverse }]);
  });

  it('asks when a part would stay, and notes that part once the rest is undone', async () => {
    const { actor, undo, answer, given, journal } = openUndo();
    undo();
    expect(await answer(partly)).toBe('asking');
    expect(given).toEqual([]);

    actor.send({ type: 'undo the rest' });
    expect(given).toMatchObject([{ undoes: saved.entry.id }]);
    expect(journal.read()).toMatchObject([{ undo: partly.plan.partial }]);
  });

  it('leaves everything when that is chosen, and asks the server again the next time', async () => {
    const { actor, undo, answer, given, journal } = openUndo();
    undo();
    await answer(partly);
    actor.send({ type: 'leave everything' });
    undo();

    expect(await answer(nothing)).toBe('staying');
    expect(given).toEqual([]);
    expect(journal.read()).toEqual([saved]);
  });

  it('is given once, however often it is asked for while the server is asked', async () => {
    const { undo, answer, given } = openUndo();
    undo();
    undo();
    await answer(wholly);

    expect(given).toHaveLength(1);
  });

  it('can be asked for again after a failure', async () => {
    const { actor, undo, answer, refuse, given } = openUndo();
    undo();
    await refuse();
    expect(actor.getSnapshot().context.error).toEqual(new Error('offline'));

    undo();
    await answer(wholly);
    expect(given).toHaveLength(1);
  });

  it('is not given when the page is left before the server has answered', async () => {
    const { actor, undo, answers, given } = openUndo();
    undo();
    actor.stop();
    answers[0]?.resolve(wholly);
    await answers[0]?.promise;

    expect(given).toEqual([]);
  });
});

it('a refused change is given once more under its own id', async () => {
  const { actor, given } = openUndo();
  actor.send({ type: 'try again', one: { ...saved, state: 'refused' } });
  await waitFor(actor, (state) => state.matches('idle'));

  expect(given.map(({ id }) => id)).toEqual([saved.entry.id]);
});
