import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { createSafeStorage } from '../../../storage/storage.ts';
import { type DraftStart, emptyDraft, messageOf } from '../compose/compose.draft.ts';
import { composeMachine } from '../compose/compose.machine.ts';
import { syncDrafts } from './drafts.sync.ts';
import { readStoredMessages } from './drafts.storage.ts';
import { closeServer, openMailbox, openServer } from '../mailbox/email.testing.ts';

const writer = { name: 'Ana', email: 'ana@example.com' };
const claimReply: DraftStart = { to: ['bruno@example.com'], subject: 'Your policy', body: '<p>Hello</p>' };

beforeEach(() => {
  vi.useFakeTimers();
  openServer();
});
afterEach(() => {
  closeServer();
  vi.useRealTimers();
});

/** A browser: the storage that its tabs share, and the tabs that notify each other. */
function openBrowser() {
  const items = new Map<string, string>();
  /** The document that holds each lock, which ends with a reload. */
  const holders = new Map<string, object>();
  const pages = new Set<ReturnType<typeof openPage>>();
  let lastId = 0;

  const storageOf = (isAboutOthers: (page: object) => boolean) => {
    const notifyOthers = () => [...pages].filter(isAboutOthers).forEach((page) => page.follow());
    const area: Storage = {
      get length() {
        return items.size;
      },
      key: (index) => [...items.keys()][index] ?? null,
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => (items.set(key, value), notifyOthers()),
      removeItem: (key) => (items.delete(key), notifyOthers()),
      clear: () => items.clear(),
    };
    return createSafeStorage(() => area);
  };

  /** Ana's mailbox in a tab; a reload creates another page. */
  function openPage(tab: string, owner = writer.email, document: object = {}) {
    lastId -= 1000;
    let self: object | null = null;
    const area = storageOf((page) => page !== self);
    const claim = async (name: string) => {
      if ((holders.get(name) ?? document) !== document) return null;
      holders.set(name, document);
      return () => void holders.delete(name);
    };
    const { email } = openMailbox({ own: [...readStoredMessages(area, owner).own] });
    const compose = createActor(composeMachine, { input: { lastId } }).start();
    compose.on('draft saved', ({ draft }) => {
      const time = new Date().toISOString();
      const mail = messageOf(draft, { folder: 'draft', writer, time, nameOf: (address) => address });
      email.send({ type: 'own message saved', mail });
    });
    compose.on('draft reopened', ({ draft }) => email.send({ type: 'own message removed', id: draft.id }));
    const drafts = syncDrafts({ email, compose, area, owner, tab, claim });

    const page = {
      compose,
      email,
      follow: drafts.sync,
      write: (subject: string) => compose.send({ type: 'draft changed', change: { subject } }),
      composed: () => compose.getSnapshot().context.draft?.subject ?? null,
      saved: () => email.getSnapshot().context.own.map(({ subject }) => subject),
      /** Navigates away within the app; returns a function that comes back. */
      leave() {
        drafts.stop();
        pages.delete(page);
        return () => open(tab, owner, document);
      },
      /** Closes the tab or reloads it: nothing of the page runs any longer. */
      unload() {
        drafts.flush();
        page.vanish();
      },
      /** Ends as when the browser is killed. */
      vanish() {
        pages.delete(page);
        vi.clearAllTimers();
        for (const [name, holder] of holders) if (holder === document) holders.delete(name);
      },
    };
    self = page;
    pages.add(page);
    return page;
  }

  const open = async (tab: string, owner?: string, document?: object) => {
    const page = openPage(tab, owner, document);
    await vi.advanceTimersByTimeAsync(0);
    return page;
  };
  return { items, open };
}

async function openComposing() {
  const browser = openBrowser();
  const page = await browser.open('a');
  page.compose.send({ type: 'message started', start: claimReply });
  return { ...browser, page };
}

describe('an open draft', () => {
  it('reopens after a reload, and not in a tab that was open before', async () => {
    const { open } = openBrowser();
    const before = await open('b');
    const page = await open('a');
    page.compose.send({ type: 'message started', start: claimReply });
    before.unload();
    page.unload();
    const again = await open('a');

    expect([again.composed(), again.saved()]).toEqual(['Your policy', []]);
    expect(again.compose.getSnapshot().value).toEqual({ writing: 'minimised' });
  });

  it('stays in its tab when another tab opens later', async () => {
    const { open, page } = await openComposing();
    const other = await open('b');
    expect([other.composed(), other.saved()]).toEqual([null, []]);

    page.write('Newer text');
    await vi.advanceTimersByTimeAsync(300);
    other.unload();
    page.unload();
    expect((await open('a')).composed()).toBe('Newer text');
  });

  it('reopens in its own tab when two tabs have drafts', async () => {
    const { open, page } = await openComposing();
    const other = await open('b');
    other.compose.send({ type: 'message started', start: { subject: 'Another' } });
    page.write('The first');
    page.unload();
    const a = await open('a');
    other.unload();
    const b = await open('b');

    expect([a.composed(), b.composed()]).toEqual(['The first', 'Another']);
    expect([a.saved(), b.saved()]).toEqual([[], []]);
  });

  it('stays in the original when its tab is duplicated', async () => {
    const { open, page } = await openComposing();
    const twin = await open('a');

    expect([page.composed(), twin.composed(), twin.saved()]).toEqual(['Your policy', null, []]);
  });

  it('reopens when the mailbox is opened again within the app', async () => {
    const { open, page } = await openComposing();
    const reopen = page.leave();
    const other = await open('b');
    expect([other.composed(), other.saved()]).toEqual([null, []]);

    expect((await reopen()).composed()).toBe('Your policy');
  });

  it('is saved as one draft by the next tabs when its tab is closed', async () => {
    const { items, open, page } = await openComposing();
    page.vanish();
    const [next, other] = await Promise.all([open('b'), open('c')]);

    expect([next.composed(), other.composed()]).toEqual([null, null]);
    expect([next.saved(), other.saved()]).toEqual([['Your policy'], ['Your policy']]);
    expect(items.size).toBe(1);
  });

  it('is not stored while it is empty', async () => {
    const { items, open } = openBrowser();
    const page = await open('a');
    page.compose.send({ type: 'message started', start: {} });
    page.unload();

    expect([...items]).toEqual([]);
    expect((await open('a')).composed()).toBeNull();
  });
});

describe('stored text', () => {
  it('is written with the first word, then every 300 milliseconds while typing goes on', async () => {
    const { items, page } = await openComposing();
    const subject = () => JSON.parse([...items.values()][0] ?? '{}').draft?.subject;
    expect(subject()).toBe('Your policy');

    for (const text of ['One', 'One two', 'One two three']) {
      page.write(text);
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(subject()).toBe('One two');
  });

  it('has one entry, whether it is open, saved or reopened', async () => {
    const { items, open, page } = await openComposing();
    const kinds = () => [...items.values()].map((text) => Object.keys(JSON.parse(text)));
    expect(kinds()).toEqual([['owner', 'tab', 'draft']]);
    page.compose.send({ type: 'window closed' });
    expect(kinds()).toEqual([['owner', 'own']]);

    const other = await open('b');
    const { draft } = page.compose.getSnapshot().context;
    expect([draft, other.saved()]).toEqual([null, ['Your policy']]);
    const id = other.email.getSnapshot().context.own[0]?.id ?? 0;
    other.compose.send({ type: 'draft opened', draft: emptyDraft(id, { subject: 'Reopened' }) });
    expect(kinds()).toEqual([['owner', 'tab', 'draft']]);
    expect(page.saved()).toEqual([]);
  });

  it('is removed when the draft is discarded', async () => {
    const { items, page } = await openComposing();
    page.compose.send({ type: 'draft discarded' });

    expect([...items]).toEqual([]);
  });

  it('is read by its owner only, without invalid entries', async () => {
    const { items, open, page } = await openComposing();
    page.vanish();
    items.set('embarque.drafts.-7', '{');
    items.set('embarque.drafts.-8', '{"owner":"ana@example.com","own":{}}');
    const other = await open('b', 'client@example.com');
    expect([other.composed(), other.saved()]).toEqual([null, []]);
    other.unload();

    expect((await open('a')).composed()).toBe('Your policy');
  });
});
