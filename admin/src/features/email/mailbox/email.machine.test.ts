import { emailScenarios } from '@embarque/mocks/email/scenarios';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import type { EmailsAnswer } from '@embarque/mocks/email/contract';
import { emailMachine } from './email.machine.ts';
import { closeServer, inbox, openMailbox, openServer } from './email.testing.ts';

let server: ReturnType<typeof openServer>;

beforeEach(() => {
  server = openServer();
});
afterEach(closeServer);

describe('the list', () => {
  it('shows the inbox newest first, with the counts of the server', async () => {
    const { settled, ids, context } = openMailbox();
    await settled();

    expect(ids()).toHaveLength(22);
    expect(ids()).toEqual(ids().toSorted((a, b) => b - a));
    expect(context().counts).toEqual({ inbox: 3, draft: 4, spam: 2 });
  });

  it('keeps the shown messages while the next list loads, and clears the selection of another folder', async () => {
    const { email, settled, ids, context } = openMailbox();
    await settled();
    const before = ids();
    email.send({ type: 'all selected' });

    email.send({ type: 'list requested', list: { ...inbox, folder: 'spam' } });
    expect(ids()).toEqual(before);
    expect(context().selected).toEqual([]);

    await settled();
    expect(ids()).toHaveLength(6);
  });

  it('keeps the selection while the list is searched', async () => {
    const { email, settled, ids, context } = openMailbox();
    await settled();
    const [first = 0] = ids();
    email.send({ type: 'selection toggled', id: first });
    email.send({ type: 'list requested', list: { ...inbox, q: 'mala' } });
    await settled();

    expect(ids()).toEqual([first]);
    expect(context().selected).toEqual([first]);
  });

  it('ignores a response that was superseded', async () => {
    const waiting: (() => void)[] = [];
    const none: EmailsAnswer = { emails: [], emailsMeta: { inbox: 0, draft: 0, spam: 0 } };
    const slow = fromPromise<EmailsAnswer, { list: typeof inbox }>(
      ({ input }) =>
        new Promise((resolve) =>
          waiting.push(() =>
            resolve({ ...none, emailsMeta: { ...none.emailsMeta, inbox: input.list.folder === 'spam' ? 7 : 1 } }),
          ),
        ),
    );
    const { email, settled, context } = openMailbox({
      machine: emailMachine.provide({ actors: { 'load list': slow } }),
    });
    email.send({ type: 'list requested', list: { ...inbox, folder: 'spam' } });
    const [late, newest] = waiting;

    newest?.();
    await settled();
    late?.();
    await Promise.resolve();

    expect(context().counts.inbox).toBe(7);
  });

  it('fails with the error, and loads on retry', async () => {
    server.depart(emailScenarios.failed);
    const { email, settled, context, ids } = openMailbox();
    await settled();
    expect(email.getSnapshot().matches({ list: 'failed' })).toBe(true);
    expect(context().listError).toMatchObject({ status: 500 });

    server.heal();
    email.send({ type: 'try again' });
    await settled();
    expect(ids()).toHaveLength(22);
    expect(context().listError).toBeNull();
  });
});

describe('the selection', () => {
  it('covers a range, all messages, and none', async () => {
    const { email, settled, ids, context } = openMailbox();
    await settled();
    const shown = ids();

    email.send({ type: 'selection toggled', id: shown[1] ?? 0 });
    email.send({ type: 'range selected', id: shown[3] ?? 0 });
    expect(context().selected).toEqual(shown.slice(1, 4));

    email.send({ type: 'selection toggled', id: shown[2] ?? 0 });
    expect(context().selected).toEqual([shown[1], shown[3]]);

    email.send({ type: 'all selected' });
    expect(context().selected).toEqual(shown);
    email.send({ type: 'selection cleared' });
    expect(context().selected).toEqual([]);
  });

  it('starts a range at the message itself when nothing is selected', async () => {
    const { email, settled, ids, context } = openMailbox();
    await settled();
    email.send({ type: 'range selected', id: ids()[2] ?? 0 });

    expect(context().selected).toEqual([ids()[2]]);
  });
});

describe('an open message', () => {
  it('is marked as read, on screen and on the server', async () => {
    const { email, settled, context } = openMailbox();
    await settled();
    email.send({ type: 'message opened', id: 38 });
    await settled();

    expect(context().mail).toMatchObject({ id: 38, isRead: true });
    expect(context().counts.inbox).toBe(2);
    expect(server.calls).toEqual(['GET emails?folder=inbox', 'GET get-email?id=38&folder=inbox', 'POST update-emails']);
  });

  it('shows the row of the list until it is loaded', async () => {
    const { email, settled, context } = openMailbox();
    await settled();
    email.send({ type: 'message opened', id: 37 });

    expect(email.getSnapshot().matches({ mail: 'loading' })).toBe(true);
    expect(context().mail).toMatchObject({ id: 37 });
  });

  it('is requested once, however often it is opened', async () => {
    const { email, settled } = openMailbox();
    await settled();
    email.send({ type: 'message opened', id: 34 });
    email.send({ type: 'message opened', id: 34 });
    await settled();
    email.send({ type: 'message opened', id: 34 });

    expect(server.calls.filter((call) => call.startsWith('GET get-email'))).toHaveLength(1);
  });

  it('that is missing fails, and is requested again on retry', async () => {
    const { email, settled, context } = openMailbox();
    await settled();
    server.depart(emailScenarios.openTooLate);
    email.send({ type: 'message opened', id: 34 });
    await settled();
    expect(email.getSnapshot().matches({ mail: 'failed' })).toBe(true);
    expect(context().messageError).toMatchObject({ status: 404 });

    server.heal();
    email.send({ type: 'try opening again' });
    await settled();
    expect(email.getSnapshot().matches({ mail: 'open' })).toBe(true);
  });

  it('has the rows above and below as neighbours, and none beyond the ends', async () => {
    const { email, settled, ids, emitted } = openMailbox();
    await settled();
    const [first = 0, second = 0] = ids();
    email.send({ type: 'message opened', id: first });
    await settled();

    email.send({ type: 'neighbour requested', dir: 'previous' });
    email.send({ type: 'neighbour requested', dir: 'next' });

    expect(emitted.filter(({ type }) => type === 'neighbour opened')).toEqual([
      { type: 'neighbour opened', id: second },
    ]);
  });

  it('requests its neighbour when it is not listed', async () => {
    const { email, settled, emitted, until } = openMailbox({ list: { ...inbox, q: 'mala' } });
    await settled();
    email.send({ type: 'message opened', id: 34 });
    await settled();
    email.send({ type: 'neighbour requested', dir: 'previous' });
    expect(email.getSnapshot().matches({ mail: 'turning' })).toBe(true);
    await until((state) => state.matches({ mail: 'open' }));

    expect(emitted).toContainEqual({ type: 'neighbour opened', id: 38 });
  });

  it('fails when the neighbour cannot be found', async () => {
    const gone = new Error('gone');
    const { email, settled, until } = openMailbox({
      list: { ...inbox, q: 'mala' },
      machine: emailMachine.provide({ actors: { 'find neighbour': fromPromise(() => Promise.reject(gone)) } }),
    });
    await settled();
    email.send({ type: 'message opened', id: 34 });
    await settled();
    email.send({ type: 'neighbour requested', dir: 'previous' });

    const { context } = await until((state) => state.matches({ mail: 'failed' }));

    expect(context).toMatchObject({ messageError: gone, openId: 34 });
  });

  it('closes', async () => {
    const { email, settled, context } = openMailbox();
    await settled();
    email.send({ type: 'message opened', id: 38 });
    email.send({ type: 'message closed' });

    expect(context().mail).toBeNull();
    expect(email.getSnapshot().matches({ mail: 'closed' })).toBe(true);
  });
});
