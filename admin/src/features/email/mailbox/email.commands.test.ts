import { emailScenarios } from '@embarque/mocks/email/scenarios';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDraft, messageOf } from '../compose/compose.draft.ts';
import { closeServer, inbox, openMailbox, openServer } from '../mailbox/email.testing.ts';

let server: ReturnType<typeof openServer>;

beforeEach(() => {
  server = openServer();
});
afterEach(closeServer);

const writer = { name: 'Marina Duarte', email: 'admin@demo.com' };
const ownDraft = messageOf(emptyDraft(-1, { subject: 'Offer', to: ['ana@example.com'] }), {
  folder: 'draft',
  writer,
  time: '2026-11-21T12:00:00.000Z',
  nameOf: (email) => email,
});

describe('a change', () => {
  it('shows at once, and stays when the server confirms it', async () => {
    const { email, settled, ids, context } = openMailbox();
    await settled();
    const [first = 0] = ids();
    email.send({ type: 'messages flagged', ids: [first], data: { folder: 'trash' } });
    expect(ids()).not.toContain(first);
    expect(context().counts.inbox).toBe(2);

    await settled();
    expect(ids()).not.toContain(first);
    expect(context().counts.inbox).toBe(2);
  });

  it('that is refused is rolled back with its error', async () => {
    const { email, settled, ids, context, changes } = openMailbox();
    await settled();
    const before = ids();
    server.depart(emailScenarios.updateFailed);
    email.send({ type: 'messages flagged', ids: [before[0] ?? 0], data: { folder: 'spam' } });
    expect(ids()).toHaveLength(before.length - 1);
    await settled();

    expect(ids()).toEqual(before);
    expect(context().counts).toEqual({ inbox: 3, draft: 4, spam: 2 });
    expect(changes.at(-1)).toMatchObject({ type: 'rolled back', error: { status: 500 } });
  });

  it('waits for the one before it, and its refusal leaves the others alone', async () => {
    const { email, settled, context, ids } = openMailbox();
    await settled();
    const [one = 0, two = 0] = ids();
    server.depart(emailScenarios.labelFailed);
    email.send({ type: 'messages flagged', ids: [one], data: { isStarred: false } });
    email.send({ type: 'label toggled', ids: [one, two], label: 'company' });
    email.send({ type: 'messages flagged', ids: [two], data: { isStarred: true } });
    await settled();

    expect(server.calls.slice(1)).toEqual(['POST update-emails', 'POST update-emails-label', 'POST update-emails']);
    const [first, second] = context().shown;
    expect([first?.isStarred, first?.labels]).toEqual([false, ['important']]);
    expect([second?.isStarred, second?.labels.includes('company')]).toEqual([true, false]);
  });

  it('that would change nothing is not sent', async () => {
    const { email, settled, ids, changes } = openMailbox();
    await settled();
    email.send({ type: 'messages flagged', ids: [ids()[0] ?? 0], data: { folder: 'inbox' } });
    email.send({ type: 'label toggled', ids: [], label: 'company' });

    expect(changes).toEqual([]);
    expect(server.calls).toHaveLength(1);
  });

  it('that is quiet has neither toast nor undo', async () => {
    const { email, settled, ids, changes } = openMailbox();
    await settled();
    email.send({ type: 'messages flagged', ids: [ids()[0] ?? 0], data: { folder: 'trash' }, isQuiet: true });

    expect(changes).toMatchObject([{ type: 'given', entry: { inverse: null, description: { done: null } } }]);
    expect(ids()).toHaveLength(21);
  });
});

describe('undo', () => {
  it('moves each message back to its folder', async () => {
    const { email, settled, ids, context, undo } = openMailbox({ list: { ...inbox, folder: 'starred' } });
    await settled();
    const before = context().shown.map(({ id, folder, isStarred }) => [id, folder, isStarred]);
    email.send({ type: 'messages flagged', ids: ids(), data: { folder: 'trash' } });
    expect(ids()).toEqual([]);
    await settled();
    undo(1);
    await settled();

    expect(context().shown.map(({ id, folder, isStarred }) => [id, folder, isStarred])).toEqual(before);
  });

  it('restores the label of each message', async () => {
    const { email, settled, ids, context, undo } = openMailbox();
    await settled();
    const before = context().shown.map(({ labels }) => labels.toSorted());
    email.send({ type: 'label toggled', ids: ids(), label: 'company' });
    expect(context().shown.map(({ labels }) => labels.toSorted())).not.toEqual(before);
    undo(1);
    await settled();

    expect(context().shown.map(({ labels }) => labels.toSorted())).toEqual(before);
  });

  it('of a refused change sends nothing', async () => {
    const { email, settled, ids, undo } = openMailbox();
    await settled();
    server.depart(emailScenarios.labelFailed);
    email.send({ type: 'label toggled', ids: [ids()[0] ?? 0], label: 'company' });
    undo(1);
    await settled();
    undo(1);

    expect(server.calls.filter((call) => call.includes('label'))).toHaveLength(1);
  });

  it('loads the list when a message returns to it from elsewhere', async () => {
    const { email, settled, ids, undo } = openMailbox();
    await settled();
    const [first = 0] = ids();
    email.send({ type: 'messages flagged', ids: [first], data: { folder: 'trash' } });
    await settled();
    email.send({ type: 'list requested', list: { ...inbox, q: '' } });
    await settled();
    expect(ids()).not.toContain(first);
    undo(1);
    await settled();

    expect(ids()).toContain(first);
  });
});

describe('own messages', () => {
  it('are listed and counted among those of the server', async () => {
    const { settled, ids, context } = openMailbox({ list: { ...inbox, folder: 'draft' }, own: [ownDraft] });
    await settled();

    expect(ids()).toHaveLength(5);
    expect(ids()).toContain(-1);
    expect(context().counts.draft).toBe(5);
  });

  it('open and change without the server', async () => {
    const { email, settled, context } = openMailbox({ list: { ...inbox, folder: 'draft' }, own: [ownDraft] });
    await settled();
    email.send({ type: 'message opened', id: -1 });
    email.send({ type: 'messages flagged', ids: [-1], data: { isStarred: true } });

    expect(email.getSnapshot().matches({ mail: 'open' })).toBe(true);
    expect(context().mail).toMatchObject({ subject: 'Offer', isStarred: true });
    expect(server.calls).toHaveLength(1);
  });

  it('are found by a matching search only', async () => {
    const { email, settled, ids } = openMailbox({ list: { ...inbox, folder: 'draft', q: 'òffer' }, own: [ownDraft] });
    await settled();
    expect(ids()).toContain(-1);
    email.send({ type: 'list requested', list: { ...inbox, folder: 'draft', q: 'zeppelin' } });
    await settled();

    expect(ids()).toEqual([]);
  });

  it.each([
    ['ana', 1],
    ['ANA@example', 1],
    ['example', 0],
    [writer.name, 0],
  ])('are found by the people that they go to: %s', async (q, count) => {
    const own = [{ ...ownDraft, to: [{ name: 'Ana Prado', email: 'ana@example.com' }] }];
    const { settled, ids } = openMailbox({ list: { ...inbox, folder: 'draft', q }, own });
    await settled();

    expect(ids().filter((id) => id < 0)).toHaveLength(count);
  });

  it('are added and removed', async () => {
    const { email, settled, ids } = openMailbox({ list: { ...inbox, folder: 'draft' } });
    await settled();
    email.send({ type: 'own message saved', mail: ownDraft });
    expect(ids()).toContain(-1);
    email.send({ type: 'own message removed', id: -1 });

    expect(ids()).not.toContain(-1);
  });

  it('follow those of another tab', async () => {
    const { email, settled, ids } = openMailbox({ list: { ...inbox, folder: 'draft' }, own: [ownDraft] });
    await settled();
    email.send({ type: 'own messages synced', own: [{ ...ownDraft, id: -2 }] });

    expect(ids()).toContain(-2);
    expect(ids()).not.toContain(-1);
  });

  it('replace the draft of the server that they continue', async () => {
    const { email, settled, ids, context } = openMailbox({ list: { ...inbox, folder: 'draft' } });
    await settled();
    const [sourceId = 0] = ids();
    const { draft } = context().counts;
    email.send({ type: 'own message saved', mail: { ...ownDraft, sourceId } });

    expect(ids()).toContain(-1);
    expect(ids()).not.toContain(sourceId);
    expect(context().counts.draft).toBe(draft);
  });
});

describe('messages that are deleted for good', () => {
  it('leave the list and its counts at once, and are back when that is undone before it is sent', async () => {
    const { email, settled, ids, context, changes, undo } = openMailbox({ list: { ...inbox, folder: 'spam' } });
    await settled();
    const before = ids();
    email.send({ type: 'messages deleted', ids: before.slice(0, 2) });

    expect(ids()).toEqual(before.slice(2));
    expect(context().counts.spam).toBe(0);
    expect(changes).toMatchObject([{ type: 'given', entry: { state: 'held' } }]);
    undo(1);
    expect(ids()).toEqual(before);
    expect(context().counts.spam).toBe(2);
  });
});

describe('a list of unread messages', () => {
  it('keeps those that are read from it until it is loaded again', async () => {
    const { email, settled, ids } = openMailbox({ list: { ...inbox, isUnread: true } });
    await settled();
    const before = ids();
    expect(before).toHaveLength(3);
    email.send({ type: 'messages flagged', ids: before.slice(0, 1), data: { isRead: true } });
    await settled();
    expect(ids()).toEqual(before);

    email.send({ type: 'list requested', list: { ...inbox, isUnread: true } });
    await settled();
    expect(ids()).toEqual(before.slice(1));
  });
});
