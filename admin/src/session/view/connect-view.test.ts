import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAppState } from '../../app-state/app-state.ts';
import { connectHttp, demoApi } from '../../http/http.ts';
import { openSignedInOrigin } from '../testing/session.testing.ts';
import { connectView } from './connect-view.ts';

const role = { id: 'support', name: 'Support' };

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://app.example/'));
  connectHttp({ demoFetch: () => Promise.resolve(Response.json([])) });
});

afterEach(() => {
  connectHttp({ demoFetch: undefined, isReadOnly: () => false });
  vi.unstubAllGlobals();
});

function openTabWithView() {
  const tab = openSignedInOrigin().openTab();
  const appState = createAppState();
  connectView(tab, appState);
  const sessionId = tab.actor.getSnapshot().context.identity?.sessionId ?? '';
  appState.send({ type: 'view began', view: { sessionId, role, person: null, rules: [] } });
  return { ...tab, view: () => appState.getSnapshot().context.view, appState };
}

it('nothing can be saved until the view ends', async () => {
  const { appState, view } = openTabWithView();
  expect(view()).toMatchObject({ role });
  await expect(demoApi.post('/apps/todo/add-task')).rejects.toMatchObject({ kind: 'view only' });

  appState.send({ type: 'view ended' });
  await expect(demoApi.post('/apps/todo/add-task')).resolves.toEqual([]);
});

it('the view ends when the person signs out', () => {
  const { actor, view } = openTabWithView();
  actor.send({ type: 'sign-out requested' });

  expect(view()).toBeNull();
});
