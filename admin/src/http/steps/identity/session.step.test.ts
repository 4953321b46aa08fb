import { describe, expect, it, vi } from 'vitest';
import { NotReleased, type RejectionReason } from '../../http.gate.ts';
import { anAnswer, anEnd, aRequest } from '../step.testing.ts';
import { aGate } from './gate.testing.ts';
import { enterSession, sendInSession } from './session.step.ts';

const ticket = { id: 1, epoch: 3, version: 1 };
const inSession = (gate = aGate()) => aRequest({ session: { gate, ticket } });

describe('entering the session', () => {
  it('registers a request under the session of the moment', async () => {
    const { sent, next } = anEnd();
    const gate = aGate();

    await enterSession(() => gate)(aRequest(), next);

    expect(sent.map(({ session, sender }) => ({ session, sender }))).toEqual([
      { session: { gate, ticket }, sender: [3] },
    ]);
  });

  it.each([
    ['signs in or out', aRequest({ isAuth: true }), aGate()],
    ['comes before there is a session', aRequest(), null],
  ])('leaves a request alone that %s', async (_, request, gate) => {
    const { sent, next } = anEnd();

    await enterSession(() => gate)(request, next);

    expect(sent).toEqual([request]);
  });
});

describe('a request within a session', () => {
  it('is sent at once with the token, and a success proves the token', async () => {
    const { sent, next } = anEnd();
    const gate = aGate();

    const answer = sendInSession(inSession(gate), next);
    expect(sent.map(({ token }) => token)).toEqual(['access-1']);
    await answer;
    expect(gate.accepted).toHaveBeenCalledWith(ticket);
  });

  it('proves nothing with a success that needed no token', async () => {
    const gate = aGate({ pass: () => ({ ticket, token: null }) });

    await sendInSession(inSession(gate), anEnd().next);
    expect(gate.accepted).not.toHaveBeenCalled();
  });

  it('waits while a refresh runs', async () => {
    const pass = vi.fn<() => 'wait' | { ticket: typeof ticket; token: string }>(() => ({ ticket, token: 'access-2' }));
    pass.mockReturnValueOnce('wait');
    const hold = vi.fn(() => Promise.resolve());
    const { sent, next } = anEnd();

    await sendInSession(inSession(aGate({ pass, hold })), next);

    expect(hold).toHaveBeenCalledOnce();
    expect(sent.map(({ token }) => token)).toEqual(['access-2']);
  });

  it('is sent once more after the refresh that its 401 asks for, and never a third time', async () => {
    const { sent, next } = anEnd(anAnswer(401));
    const gate = aGate();

    await expect(sendInSession(inSession(gate), next)).resolves.toEqual(anAnswer(401));

    expect(sent).toHaveLength(2);
    expect(gate.refusedAgain).toHaveBeenCalledWith(ticket);
  });

  it('is not sent in another session than the one that it was made in', async () => {
    const { sent, next } = anEnd();

    await expect(sendInSession(inSession(aGate({ pass: () => 'changed' })), next)).rejects.toMatchObject({
      kind: 'session changed',
    });
    expect(sent).toEqual([]);
  });

  it.each<[RejectionReason, string]>([
    ['session ended', 'session ended'],
    ['session changed', 'session changed'],
    ['refresh unreachable', 'session unreachable'],
    ['refresh busy', 'session busy'],
  ])('that is not released because “%s” rejects as “%s”', async (why, kind) => {
    const refresh = () => Promise.reject(new NotReleased(why));

    await expect(sendInSession(inSession(aGate({ refresh })), anEnd(anAnswer(401)).next)).rejects.toMatchObject({
      kind,
    });
  });

  it('keeps its 401 when no refresh can help', async () => {
    const refresh = () => Promise.reject(new NotReleased('token useless'));

    await expect(sendInSession(inSession(aGate({ refresh })), anEnd(anAnswer(401)).next)).resolves.toEqual(
      anAnswer(401),
    );
  });
});

it('a request outside of a session is sent as it is', async () => {
  const { sent, next } = anEnd();
  const request = aRequest({ token: 'public' });

  await sendInSession(request, next);
  expect(sent).toEqual([request]);
});
