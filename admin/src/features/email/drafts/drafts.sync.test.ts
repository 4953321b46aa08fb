import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { createSafeStorage } from '../../../storage/storage.ts';
import { type DraftStart, emptyDraft, mailOf } from '../compose/compose.draft.ts';
import { composeMachine } from '../compose/compose.machine.ts';
import { keepMails } from './drafts.sync.ts';
import { readKept } from './drafts.storage.ts';
import { closeServer, openMailbox, openServer } from '../mailbox/email.testing.ts';

const writer = { name: 'Ana', email: 'ana@example.com' };
const letter: DraftStart = { to: ['bruno@example.com'], subject: 'Your policy', body: '<p>Hello</p>' };

beforeEach(() => {
  vi.useFakeTimers();
  openServer();
});
afterEach(() => {
  closeServer();
  vi.useRealTimers();
});

/** One browser: what its tabs share, and the tabs that tell each other what they wrote. */
function openBrowser() {
  const items = new Map<string, string>();
  /** Whom a name belongs to: the document of a tab, which goes with a reload. */
  const holders = new Map<string, object>();
  const pages = new Set<ReturnType<typeof openPage>>();
  let lastId = 0;

  const storageOf = (isAboutOthers: (page: object) => boolean) => {
    const tell = () => [...pages].filter(isAboutOthers).forEach((page) => page.follow());
    const area: Storage = {
      get length() {
        return items.size;
      },
      key: (index) => [...items.keys()][index] ?? null,
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => (items.set(key, value), tell()),
      removeItem: (key) => (items.delete(key), tell()),
      clear: () => items.clear(),
    };
    return createSafeStorage(() => area);
  };

  /** The mailbox of Ana in a tab; the page is another one after a reload. */
  function openPage(tab: string, owner = writer.email, document: object = {}) {
    lastId -= 1000;
    let self: object | null = null;
    const area = storageOf((page) => page !== self);
    const claim = async (name: string) => {
      if ((holders.get(name) ?? document) !== document) return null;
      holders.set(name, document);
      return () => void holders.delete(name);
    };
    const { email } = openMailbox({ own: [...readKept(area, owner).own] });
    const compose = createActor(composeMachine, { input: { lastId } }).start();
    compose.on('draft kept', ({ draft }) => {
      const time = new Date().toISOString();
      const mail = mailOf(draft, { folder: 'draft', writer, time, nameOf: (address) => address });
      email.send({ type: 'own mail kept', mail });
    });
    compose.on('draft taken up', ({ draft }) => email.send({ type: 'own mail removed', id: draft.id }));
    const keeper = keepMails({ email, compose, area, owner, tab, claim });

    const page = {
      compose,
      email,
      follow: keeper.follow,
      write: (subject: string) => compose.send({ type: 'draft changed', change: { subject } }),
      inWindow: () => compose.getSnapshot().context.draft?.subject ?? null,
      putAway: () => email.getSnapshot().context.own.map(({ subject }) => subject),
      /** The page is left within the app; returns the way back. */
      leave() {
        keeper.stop();
        pages.delete(page);
        return () => open(tab, owner, document);
      },
      /** The page goes with its tab or for a reload: nothing of it runs any longer. */
      unload() {
        keeper.keep();
        page.vanish();
      },
      /** As when the browser is killed. */
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

async function openWriting() {
  const browser = openBrowser();
  const page = await browser.open('a');
  page.compose.send({ type: 'mail begun', start: letter });
  return { ...browser, page };
}

describe('a mail in the window of one tab', () => {
  it('is not touched by a tab that was open before, and comes back after a reload', async () => {
    const { open } = openBrowser();
    const before = await open('b');
    const page = await open('a');
    page.compose.send({ type: 'mail begun', start: letter });
    before.unload();
    page.unload();
    const again = await open('a');

    expect([again.inWindow(), again.putAway()]).toEqual(['Your policy', []]);
    expect(again.compose.getSnapshot().value).toEqual({ writing: 'minimised' });
  });

  it('is not touched by a tab that was opened later', async () => {
    const { open, page } = await openWriting();
    const other = await open('b');
    expect([other.inWindow(), other.putAway()]).toEqual([null, []]);

    page.write('Newer words');
    await vi.advanceTimersByTimeAsync(300);
    other.unload();
    page.unload();
    expect((await open('a')).inWindow()).toBe('Newer words');
  });

  it('stands beside that of another tab: each gets its own back', async () => {
    const { open, page } = await openWriting();
    const other = await open('b');
    other.compose.send({ type: 'mail begun', start: { subject: 'Another' } });
    page.write('The first');
    page.unload();
    const a = await open('a');
    other.unload();
    const b = await open('b');

    expect([a.inWindow(), b.inWindow()]).toEqual(['The first', 'Another']);
    expect([a.putAway(), b.putAway()]).toEqual([[], []]);
  });

  it('is in that window alone, also for a tab that was duplicated', async () => {
    const { open, page } = await openWriting();
    const twin = await open('a');

    expect([page.inWindow(), twin.inWindow(), twin.putAway()]).toEqual(['Your policy', null, []]);
  });

  it('comes back when its page was left and is opened again', async () => {
    const { open, page } = await openWriting();
    const comeBack = page.leave();
    const other = await open('b');
    expect([other.inWindow(), other.putAway()]).toEqual([null, []]);

    expect((await comeBack()).inWindow()).toBe('Your policy');
  });

  it('lies among the drafts once, for whoever comes next, when its tab is gone', async () => {
    const { items, open, page } = await openWriting();
    page.vanish();
    const [next, other] = await Promise.all([open('b'), open('c')]);

    expect([next.inWindow(), other.inWindow()]).toEqual([null, null]);
    expect([next.putAway(), other.putAway()]).toEqual([['Your policy'], ['Your policy']]);
    expect(items.size).toBe(1);
  });

  it('is nothing that another tab finds when nothing was written into it', async () => {
    const { items, open } = openBrowser();
    const page = await open('a');
    page.compose.send({ type: 'mail begun', start: {} });
    page.unload();

    expect([...items]).toEqual([]);
    expect((await open('a')).inWindow()).toBeNull();
  });
});

describe('what is written', () => {
  it('is kept with the first word, then every 300 milliseconds, however long somebody types', async () => {
    const { items, page } = await openWriting();
    const subject = () => JSON.parse([...items.values()][0] ?? '{}').draft?.subject;
    expect(subject()).toBe('Your policy');

    for (const words of ['One', 'One two', 'One two three']) {
      page.write(words);
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(subject()).toBe('One two');
  });

  it('is in one place, whether it is written, put away, or taken up again', async () => {
    const { items, open, page } = await openWriting();
    const kinds = () => [...items.values()].map((text) => Object.keys(JSON.parse(text)));
    expect(kinds()).toEqual([['owner', 'tab', 'draft']]);
    page.compose.send({ type: 'window closed' });
    expect(kinds()).toEqual([['owner', 'own']]);

    const other = await open('b');
    const { draft } = page.compose.getSnapshot().context;
    expect([draft, other.putAway()]).toEqual([null, ['Your policy']]);
    const id = other.email.getSnapshot().context.own[0]?.id ?? 0;
    other.compose.send({ type: 'draft opened', draft: emptyDraft(id, { subject: 'Taken up' }) });
    expect(kinds()).toEqual([['owner', 'tab', 'draft']]);
    expect(page.putAway()).toEqual([]);
  });

  it('leaves nothing behind when it is thrown away', async () => {
    const { items, page } = await openWriting();
    page.compose.send({ type: 'mail discarded' });

    expect([...items]).toEqual([]);
  });

  it('is read by its owner alone, and what is broken is left out', async () => {
    const { items, open, page } = await openWriting();
    page.vanish();
    items.set('embarque.drafts.-7', '{');
    items.set('embarque.drafts.-8', '{"owner":"ana@example.com","own":{}}');
    const other = await open('b', 'client@example.com');
    expect([other.inWindow(), other.putAway()]).toEqual([null, []]);
    other.unload();

    expect((await open('a')).inWindow()).toBe('Your policy');
  });
});
