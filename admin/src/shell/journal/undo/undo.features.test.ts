import { answerInPage } from '@embarque/mocks/in-page';
import { enterWorld } from '@embarque/mocks/world';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { connectHttp, demoApi } from '../../../http/http.ts';
import { record, withPartialUndo } from '../../../outbox/journal/journal.core.ts';
import type { Journal } from '../../../outbox/journal/journal.types.ts';
import { findUndo, undoEntry } from '../../../outbox/journal/undo.ts';
import { giveCommand, sendWith } from '../../../outbox/outbox.connect.ts';
import { outboxWith } from '../../../outbox/outbox.machine.ts';
import { pricingCalls } from '../../../plans/pricing.api.ts';
import { createSafeStorage } from '../../../storage/storage.ts';
import { loadFeature, loadUndoRules } from '../../outbox-features.ts';

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://localhost'));
  enterWorld();
  connectHttp({
    demoFetch: async (input, init) => (await answerInPage(new Request(input, init))) ?? Response.error(),
  });
});

afterEach(() => void vi.unstubAllGlobals());

const { signal } = new AbortController();

/** A page on which no feature is open, with the journal of its person. */
function openPage() {
  const storage = createSafeStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const open = new Map();
  const send = sendWith(open, loadFeature, storage);
  const actor = createActor(outboxWith(send), { input: { entries: [], elsewhere: {} } });
  let journal: Journal = [];
  actor.on('*', (change) => {
    journal = record(journal, change, (error) => ({ reason: String(error), canRetry: true }));
  });
  actor.start();
  const settled = () => {
    // Held commands wait for their undo to expire.
    actor.send({ type: 'flush requested' });
    return waitFor(actor, ({ context }) => context.entries.every(({ state }) => state === 'confirmed'));
  };
  const surroundings = { actor, storage, loadFeature, loadRules: loadUndoRules };
  const entryAt = (index: number) => {
    const one = journal[index];
    if (!one) throw new Error(`The journal has no entry ${index}.`);
    return one;
  };

  return {
    states: () => journal.map(({ state }) => state),
    /** Gives a command, as its page would, and waits for the server. */
    async give(name: string, command: unknown, state?: unknown) {
      const feature = await loadFeature(name);
      const before = state ?? (await feature.load?.(signal, storage));
      giveCommand({ actor, by: 'me@home', open, unattended: new Set() }, feature, { command, state: before });
      await settled();
    },
    /** Undoes the change at an index, the latest being 0, as far as it can be. */
    async undo(index: number) {
      const one = entryAt(index);
      const { feature, plan } = await findUndo(one, journal, surroundings, signal);
      if (plan.inverse === null) return plan;
      journal = withPartialUndo(journal, one.entry.id, plan.partial);
      actor.send({ type: 'command given', entry: undoEntry(feature, one.entry, plan.inverse) });
      await settled();
      return plan;
    },
  };
}

interface Task {
  id: number;
  title: string;
  dueDate: string;
  boardId: string;
}

const taskOf = async (id: number) => {
  const tasks = (await demoApi.get('/apps/kanban/tasks')) as Task[];
  return tasks.find((task) => task.id === id);
};

const userOf = async (id: number) => {
  const { users } = (await demoApi.get('/api/users/list/data', { params: { ids: String(id) } })) as { users: object[] };
  return users[0];
};

describe('an undo from a page where nothing else of the feature is open', () => {
  it('takes a task back out of order, field by field, and names what somebody else has changed', async () => {
    const before = await taskOf(1);
    const page = openPage();
    await page.give('kanban', { type: 'task updated', taskId: 1, fields: { title: 'Mine', dueDate: '2031-01-01' } });
    await page.give('kanban', { type: 'task moved', taskId: 1, boardId: 'done', beforeId: null });
    await demoApi.post('/apps/kanban/update-task', { data: { id: 1, dueDate: '2032-02-02' } });

    const { partial } = await page.undo(1);

    expect(partial?.left).toMatchObject([{ message: 'Due date' }]);
    expect(await taskOf(1)).toMatchObject({ title: before?.title, dueDate: '2032-02-02', boardId: 'done' });
    expect(await page.undo(0)).toMatchObject({ obstacle: null });
    expect(await taskOf(1)).toMatchObject({ boardId: before?.boardId, dueDate: '2032-02-02' });
    expect(page.states()).toEqual(['undone', 'undone']);
  });

  it('brings a deleted user back, and leaves a role that somebody else has given', async () => {
    const user = await userOf(5);
    const page = openPage();
    const change = { type: 'users changed', changes: [{ user, fields: { role: 'editor', currentPlan: 'team' } }] };
    await page.give('users', { by: 'me@home', command: { ...change, reason: '' } }, {});
    await demoApi.post('/apps/users/update-many', {
      changes: [{ id: 5, fields: { role: 'author' } }],
      reason: '',
      by: 'them@home',
    });
    await page.give('users', { by: 'me@home', command: { type: 'users deleted', users: [await userOf(5)] } }, {});

    expect(await page.undo(1)).toMatchObject({ inverse: null, obstacle: 'nothing left' });
    await page.undo(0);
    expect(await userOf(5)).toMatchObject({ role: 'author', currentPlan: 'team' });
    expect((await page.undo(1)).partial?.left).toHaveLength(1);
    expect(await userOf(5)).toEqual({ ...user, role: 'author' });
  });

  it('takes back a role right by right', async () => {
    const by = { fullName: 'Marina Duarte', role: 'administrator' };
    const page = openPage();
    const cells = { 'payroll.read': true, 'reporting.read': true };
    await page.give('roles', { type: 'role changed', roleId: 'support', name: null, cells, note: '', by });

    expect(await page.undo(0)).toMatchObject({ obstacle: null });
  });

  it('takes back a comment and a vote of the profile, and leaves the vote that came later', async () => {
    const polls = async () => ((await demoApi.get('/profile/data')) as { polls: Poll[] }).polls;
    const [first, second] = await polls();
    const page = openPage();
    const profile = await demoApi.get('/profile/data');
    const author = { avatar: '', username: 'Me' };
    await page.give('profile', { type: 'voted', id: first?.id }, profile);
    await page.give(
      'profile',
      { type: 'comment added', postId: 3, clientId: 'c-1', text: 'Bon voyage', author },
      profile,
    );
    await demoApi.post('/profile/vote', { id: second?.id });

    expect(await page.undo(1)).toMatchObject({ inverse: null, obstacle: 'changed since' });
    expect(await page.undo(0)).toMatchObject({ obstacle: null });
    expect((await polls()).filter(({ isChosen }) => isChosen)).toMatchObject([{ id: second?.id }]);
    expect(page.states()).toEqual(['undone', 'saved']);
  });

  it('changes the plan back, unless it was changed again', async () => {
    const plans = () => pricingCalls.load('en', signal);
    const current = async () => (await plans()).current;
    const before = await current();
    const page = openPage();
    await page.give('pricing', { plan: 'standard', cycle: 'yearly', title: 'Standard' }, await plans());
    await page.give('pricing', { plan: 'enterprise', cycle: 'yearly', title: 'Enterprise' }, await plans());
    expect(await page.undo(1)).toMatchObject({ inverse: null, obstacle: 'changed since' });
    await page.undo(0);
    expect(await current()).toEqual({ plan: 'standard', cycle: 'yearly' });
    await page.undo(1);
    expect(await current()).toEqual(before);
  });

  it('unmutes a contact of the chat', async () => {
    const isMuted = async () => {
      const { contacts } = (await demoApi.get('/apps/chat/chats-and-contacts')) as { contacts: Contact[] };
      return contacts.find(({ id }) => id === 1)?.isMuted;
    };
    const before = await isMuted();
    const page = openPage();
    const contacts = [{ id: 1, fullName: 'A contact', isMuted: before }];
    const state = { profile: null, contacts, conversations: {} };
    await page.give('chat', { type: 'contact updated', contactId: 1, fields: { isMuted: !before } }, state);
    expect(await isMuted()).toBe(!before);
    expect(await page.undo(0)).toMatchObject({ obstacle: null });
    expect(await isMuted()).toBe(before);
  });
});

interface Poll {
  id: number;
  isChosen: boolean;
}

interface Contact {
  id: number;
  isMuted: boolean;
}
