import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { connectHttp } from '../http/http.ts';
import { persistedInMemory } from '../storage/persisted.testing.ts';
import { proofMachine } from './proof.machine.ts';
import { busy, wantsPassword } from './proof.testing.ts';

const UNTIL = '2030-01-01T00:00:00Z';

/** The machine with a server that answers each request in turn. */
function openProof(...answers: (string | Error)[]) {
  const reports: string[] = [];
  const passwords: (string | undefined)[] = [];
  const machine = proofMachine.provide({
    actors: {
      prove: fromPromise(async ({ input }) => {
        passwords.push(input.password);
        const answer = answers.shift() ?? busy;
        if (typeof answer === 'string') return answer;
        throw answer;
      }),
    },
    actions: {
      'report the proof': () => void reports.push('proven'),
      'report that there is none': () => void reports.push('denied'),
      'announce the failure': () => void reports.push('failed'),
    },
  });
  const actor = createActor(machine, { input: { proven: persistedInMemory<string | null>(null) } }).start();
  const reaches = (...states: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>) =>
    waitFor(actor, (state) => state.matches(...states));
  return { actor, reports, passwords, reaches };
}

describe('a proof', () => {
  it('that is enough asks for no password', async () => {
    const { actor, reports, passwords, reaches } = openProof(UNTIL);
    actor.send({ type: 'ask for a proof' });
    actor.send({ type: 'ask for a proof' });
    await reaches('idle');

    expect(reports).toEqual(['proven']);
    expect(passwords).toEqual([undefined]);
  });

  it('that is too old asks for the password, until the right one is given', async () => {
    const { actor, reports, passwords, reaches } = openProof(wantsPassword, wantsPassword, UNTIL);
    actor.send({ type: 'ask for a proof' });
    await reaches({ asking: 'typing' });
    actor.send({ type: 'password submitted', password: '' });
    expect(actor.getSnapshot().value).toEqual({ asking: 'missing' });
    actor.send({ type: 'password submitted', password: 'wrong' });
    await reaches({ asking: 'refused' });
    expect(actor.getSnapshot().context.error).toBe(wantsPassword);

    actor.send({ type: 'password submitted', password: 'right' });
    await reaches('idle');
    expect(passwords).toEqual([undefined, 'wrong', 'right']);
    expect(reports).toEqual(['proven']);
  });

  it('that cannot be asked for is announced, and opens no dialog', async () => {
    const { actor, reports, reaches } = openProof(busy);
    actor.send({ type: 'ask for a proof' });
    await reaches('idle');

    expect(reports).toEqual(['failed']);
  });

  it('is denied when the dialog is closed, also while the password is being checked', async () => {
    const { actor, reports, reaches } = openProof(UNTIL);
    actor.send({ type: 'ask for the password' });
    actor.send({ type: 'password submitted', password: 'right' });
    actor.send({ type: 'cancelled' });
    await reaches('idle');

    expect(reports).toEqual(['denied']);
  });

  it('keeps no password in its context', async () => {
    const { actor, reaches } = openProof(wantsPassword);
    actor.send({ type: 'ask for the password' });
    actor.send({ type: 'password submitted', password: 'a secret' });
    await reaches({ asking: 'refused' });

    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('a secret');
  });
});

describe('the stored moment', () => {
  beforeEach(() => void vi.stubGlobal('location', new URL('http://localhost')));
  afterEach(() => void vi.unstubAllGlobals());

  const answersWith = (status: number, body: object) =>
    connectHttp({ demoFetch: vi.fn(async () => Response.json(body, { status })) });
  const ask = async (password?: string) => {
    const proven = persistedInMemory<string | null>('earlier');
    const actor = createActor(proofMachine, { input: { proven } }).start();
    if (password === undefined) actor.send({ type: 'ask for a proof' });
    else {
      actor.send({ type: 'ask for the password' });
      actor.send({ type: 'password submitted', password });
    }
    await waitFor(actor, (state) => !state.matches('checking') && !state.matches({ asking: 'proving' }));
    return proven.read();
  };

  it('is that of the server', async () => {
    answersWith(200, { provenUntil: UNTIL });
    expect(await ask()).toBe(UNTIL);
  });

  it('goes when the server wants the password, and stays when a password is mistyped', async () => {
    answersWith(422, { message: 'password: Wrong.' });
    expect(await ask()).toBeNull();
    expect(await ask('wrong')).toBe('earlier');
  });
});
