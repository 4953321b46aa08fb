import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAppState } from '../../app-state/app-state.ts';
import { connectHttp } from '../../http/http.ts';
import { createSafeStorage } from '../../storage/storage.ts';
import { endLeftView } from './left-view.ts';

const view = {
  sessionId: 'session',
  role: { id: 'support', name: 'Support' },
  person: null,
  auditId: 'line',
  rules: [],
};
const ended: unknown[] = [];

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://app.example/'));
  ended.length = 0;
  connectHttp({
    demoFetch: async (input, init) => {
      ended.push(await new Request(input, init).json());
      return Response.json({});
    },
  });
});

afterEach(() => {
  connectHttp({ demoFetch: undefined });
  vi.unstubAllGlobals();
});

/** A tab whose storage outlives its pages. */
function openTab() {
  const area = createSafeStorage(() => {
    throw new Error('Memory is enough.');
  });
  return function openPage() {
    const page = new EventTarget();
    const appState = createAppState();
    endLeftView(appState, area, page);
    return {
      appState,
      tell: (type: 'pagehide' | 'pageshow', persisted = false) =>
        page.dispatchEvent(Object.assign(new Event(type), { persisted })),
    };
  };
}

it('a view that a reload has ended gets its end in the audit, once', async () => {
  const openPage = openTab();
  const { appState, tell } = openPage();
  tell('pageshow');
  appState.send({ type: 'view began', view });
  tell('pagehide');

  openPage().tell('pageshow');
  await vi.waitFor(() => expect(ended).toEqual([{ id: 'line' }]));
  openPage();
  expect(ended).toEqual([{ id: 'line' }]);
});

it('a page that comes back from the browser’s cache shows the app as its person again', () => {
  const { appState, tell } = openTab()();
  appState.send({ type: 'view began', view });
  tell('pagehide', true);
  tell('pageshow', true);

  expect(appState.getSnapshot().context.view).toBeNull();
});

it('a view that began before the first load was over goes on', () => {
  const { appState, tell } = openTab()();
  appState.send({ type: 'view began', view });
  tell('pageshow');

  expect(appState.getSnapshot().context.view).toEqual(view);
});

it('a page that was left without a view ends none', () => {
  const openPage = openTab();
  openPage().tell('pagehide');
  openPage();

  expect(ended).toEqual([]);
});
