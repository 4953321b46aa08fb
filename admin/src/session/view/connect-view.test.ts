import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAppState } from '../../app-state/app-state.ts';
import { connectHttp, demoApi } from '../../http/http.ts';
import { openSignedInOrigin } from '../testing/session.testing.ts';
import { connectView } from './connect-view.ts';

const requests: [url: string, body: string][] = [];
const named: (string | null)[] = [];
const role = { id: 'support', name: 'Support' };

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://app.example/'));
  requests.length = 0;
  named.length = 0;
  connectHttp({
    demoFetch: async (input, init) => {
      const request = new Request(input, init);
      named.push(request.headers.get('x-view'));
      requests.push([request.url, await request.text()]);
      return Response.json([]);
    },
  });
});

afterEach(() => {
  connectHttp({ demoFetch: undefined, view: () => null });
  vi.unstubAllGlobals();
});

function openTabWithView() {
  const tab = openSignedInOrigin().openTab();
  const appState = createAppState();
  connectView(tab, appState);
  const sessionId = tab.actor.getSnapshot().context.identity?.sessionId ?? '';
  appState.send({
    type: 'view began',
    view: { sessionId, role, person: null, auditId: 'line', rules: [] },
  });
  return { ...tab, view: () => appState.getSnapshot().context.view, appState };
}

it('nothing can be saved until the view ends, and each request names it to the server', async () => {
  const { appState, view } = openTabWithView();
  expect(view()).toMatchObject({ role });
  await expect(demoApi.post('/apps/todo/add-task')).rejects.toMatchObject({ kind: 'view only' });
  await demoApi.get('/apps/todo/tasks');
  expect(named).toEqual(['line']);

  appState.send({ type: 'view ended' });
  await expect(demoApi.post('/apps/todo/add-task')).resolves.toEqual([]);
  expect(new Set(named.slice(1))).toEqual(new Set([null]));
});

it('what the server refuses because of the view is refused in the same words as here', async () => {
  const explanation = { allowed: false, kind: 'view as' };
  connectHttp({ demoFetch: async () => Response.json({ explanation }, { status: 403 }) });

  await expect(demoApi.post('/apps/todo/add-task')).rejects.toMatchObject({ kind: 'view only', isRetryable: false });
});

it('the view ends when the person signs out, and its end goes to the audit', async () => {
  const { actor, view } = openTabWithView();
  expect(requests).toEqual([]);
  actor.send({ type: 'sign-out requested' });

  expect(view()).toBeNull();
  await vi.waitFor(() => expect(requests).toEqual([['https://app.example/apps/roles/view-end', '{"id":"line"}']]));
});
