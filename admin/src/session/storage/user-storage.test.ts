import { describe, expect, it } from 'vitest';
import { createSafeStorage, type StorageKey } from '../../storage/storage.ts';
import { createUserStorage } from './user-storage.ts';
import { status } from '../testing/fake-server.testing.ts';
import { elapse, useVirtualTime } from '../testing/fake-time.testing.ts';
import { ANA, BRUNO, openOrigin, openSignedInOrigin } from '../testing/session.testing.ts';

useVirtualTime();

const LEFT = {
  'embarque.checkout': 'an address',
  'embarque.checkout.order': 'an order',
  'embarque.demo.proven': '{"provenUntil":"2030-06-15T12:00:00Z"}',
  'embarque.drafts.-1': 'a mail',
  'embarque.kanban': 'a board',
  'embarque.picture': '"/pictures/own.webp"',
  'embarque.proven': '"2030-06-15T12:00:00Z"',
  'embarque.recentSearches': 'a search',
};
const NOT_THEIRS = { skin: 'dark', 'embarque.bookmarkOrder': '[]', 'embarque.draftsman': 'x' };
const SESSION = ['sessionMark', 'sessionToken', 'sessionTokenexpiration', 'userData'];

type Origin = ReturnType<typeof openSignedInOrigin>;

/** Ana is signed in, with something left on the pages. */
function openWithUserStorage() {
  const origin = openSignedInOrigin();
  origin.area.put({ ...LEFT, ...NOT_THEIRS, cart: '{"data":{}}' });
  return { ...origin, tab: origin.openTab() };
}

type OpenTab = ReturnType<Origin['openTab']>;

async function expire({ server }: Origin, tab: OpenTab) {
  server.expireAccess();
  server.next('jwt/refresh-token', status(401));
  tab.get('sales');
  await elapse(1_000);
  expect(tab.context().reason).toBe('expired');
}

/** A page that Ana has open in a tab, and the storage of that tab. */
function openPage({ area }: Origin, tab: OpenTab) {
  const { area: view } = area.openView(() => undefined);
  const page = createUserStorage(
    ANA,
    createSafeStorage(() => view),
    tab.user,
  );
  return { page, write: (key: StorageKey = 'embarque.drafts.-2') => void page.write([[key, 'written late']]) };
}

describe('the storage of a person', () => {
  it('goes with a sign-out', async () => {
    const { area, tab } = openWithUserStorage();
    tab.signOut();
    await elapse(100);

    expect(area.read()).toEqual(NOT_THEIRS);
  });

  it('waits for its owner when the session expires', async () => {
    const { area, tab, ...origin } = openWithUserStorage();
    await expire({ area, ...origin }, tab);
    expect(area.read()).toEqual({ ...LEFT, ...NOT_THEIRS, 'embarque.owner': ANA });

    tab.signIn(ANA);
    await elapse(10);
    expect(area.read()).toMatchObject({ ...LEFT, ...NOT_THEIRS });
    expect(area.read()).not.toHaveProperty('embarque.owner');
  });

  it('waits for its owner when the session ends for inactivity', async () => {
    const { area, tab } = openWithUserStorage();
    tab.actor.send({ type: 'person was idle for too long' });
    await elapse(100);

    expect(area.read()).toEqual({ ...LEFT, ...NOT_THEIRS, 'embarque.owner': ANA });
  });

  it('waits for its owner whichever of two tabs the session expires in', async () => {
    const { tab, ...origin } = openWithUserStorage();
    const other = origin.openTab();
    await expire(origin, tab);

    expect(other.state()).toBe('signedOut.idle');
    expect(origin.area.read()).toEqual({ ...LEFT, ...NOT_THEIRS, 'embarque.owner': ANA });
  });

  it('is gone when another person signs in', async () => {
    const { tab, ...origin } = openWithUserStorage();
    await expire(origin, tab);
    tab.signIn(BRUNO);
    await elapse(10);

    expect(tab.user()).toBe(BRUNO);
    expect(Object.keys(origin.area.read()).toSorted()).toEqual([...Object.keys(NOT_THEIRS), ...SESSION].toSorted());
  });

  it('is gone after a sign-in when its owner is unknown', async () => {
    const { area, openTab } = openOrigin();
    area.put(LEFT);
    openTab().signIn(ANA);
    await elapse(10);

    expect(Object.keys(area.read()).toSorted()).toEqual(SESSION);
  });

  it('names no owner when nothing waits', async () => {
    const origin = openSignedInOrigin();
    await expire(origin, origin.openTab());

    expect(origin.area.read()).toEqual({});
  });
});

describe('a page that is still there', () => {
  it('writes and removes while its person is signed in', () => {
    const { tab, ...origin } = openWithUserStorage();
    const { page, write } = openPage(origin, tab);
    write();
    page.remove(['embarque.kanban']);

    expect(page.read('embarque.drafts.-2')).toBe('written late');
    expect(origin.area.read()).not.toHaveProperty('embarque.kanban');
  });

  it('writes nothing after a sign-out', async () => {
    const { tab, ...origin } = openWithUserStorage();
    const { write } = openPage(origin, tab);
    tab.signOut();
    write();
    await elapse(100);

    expect(origin.area.read()).toEqual(NOT_THEIRS);
  });

  it('leaves nothing behind when its tab has not heard yet of the sign-out in another', async () => {
    const { tab, ...origin } = openWithUserStorage();
    const other = origin.openTab();
    const { write } = openPage(origin, other);
    tab.signOut();
    expect(other.user()).toBe(ANA);
    write();
    await elapse(100);

    expect(other.user()).toBeNull();
    expect(origin.area.read()).toEqual(NOT_THEIRS);
  });

  it('still keeps what was typed last when the session has expired, here or in another tab', async () => {
    const { tab, ...origin } = openWithUserStorage();
    const other = origin.openTab();
    const pages = [openPage(origin, tab), openPage(origin, other)] as const;
    await expire(origin, tab);
    pages[0].write('embarque.drafts.-2');
    pages[1].write('embarque.drafts.-3');
    await elapse(100);

    expect(origin.area.read()).toMatchObject({
      'embarque.drafts.-2': 'written late',
      'embarque.drafts.-3': 'written late',
    });
  });

  it('touches nothing of the person who signs in next', async () => {
    const { tab, ...origin } = openWithUserStorage();
    const { page, write } = openPage(origin, tab);
    await expire(origin, tab);
    tab.signIn(BRUNO);
    await elapse(10);
    origin.area.put({ 'embarque.kanban': 'of Bruno' });
    write();
    page.remove(['embarque.kanban']);

    expect(origin.area.read()).toMatchObject({ 'embarque.kanban': 'of Bruno' });
    expect(origin.area.read()).not.toHaveProperty(['embarque.drafts.-2']);
  });
});
