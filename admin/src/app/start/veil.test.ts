import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSignedInOrigin } from '../../session/testing/session.testing.ts';
import { elapse, useVirtualTime } from '../../session/testing/fake-time.testing.ts';
import { veilWhileAway } from './veil.ts';

useVirtualTime();

let page: EventTarget;
let style: { opacity: string };

beforeEach(() => {
  page = new EventTarget();
  style = { opacity: '' };
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', { documentElement: { style } });
  vi.stubGlobal('location', { pathname: '/sales' });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16));
});

afterEach(() => void vi.unstubAllGlobals());

const tell = (type: string, persisted = true) => page.dispatchEvent(Object.assign(new Event(type), { persisted }));

/** Ana's page, which goes into the cache of the browser; meanwhile something may happen to what is stored. */
function comesBack(change: Record<string, string | null>) {
  const { area, openTab } = openSignedInOrigin();
  const tab = openTab();
  veilWhileAway(tab.actor, tab.storage);
  tell('pagehide');
  expect(style.opacity).toBe('0');
  area.put(change);
  tab.hint('came back');
  tell('pageshow');
  return tab;
}

it('shows a page at once whose session is still there', () => {
  comesBack({});
  expect(style.opacity).toBe('');
});

it.each([
  ['all of it', { sessionMark: null, sessionToken: null, sessionTokenexpiration: null, userData: null }],
  ['the user alone', { userData: null }],
])(
  'shows nothing of a page whose session was removed from storage, %s, before the sign-in (BR2-30)',
  async (_, gone) => {
    const tab = comesBack(gone);
    expect(style.opacity).toBe('0');
    await elapse(400);
    expect([tab.user(), style.opacity]).toEqual([null, '0']);

    vi.stubGlobal('location', { pathname: '/login' });
    await elapse(20);
    expect(style.opacity).toBe('');
  },
);

it('hides no page that goes for good', () => {
  const tab = openSignedInOrigin().openTab();
  veilWhileAway(tab.actor, tab.storage);
  tell('pagehide', false);
  expect(style.opacity).toBe('');
});
