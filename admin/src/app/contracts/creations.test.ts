import { handlers, resetSampleData } from '@embarque/mocks';
import { setNow } from '@embarque/mocks/clock';
import { salesApi as salesServer } from '@embarque/mocks/sales-api/handlers';
import { HttpHandler } from 'msw/http';
import { getResponse } from 'msw/utils/get-response';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { required } from '#storybook/testing/required.ts';
import type { SessionGate } from '../../http/http.gate.ts';
import { connectHttp } from '../../http/http.ts';
import { newKey } from '../../http/request/http.attempts.ts';
import { prove } from '../../proof/proof.api.ts';
import { CHANGES } from './changes.testing.ts';
import { type Creation, creations } from './creations.testing.ts';

const ORIGIN = 'https://app.example';

/** The writes of one case and their responses. */
let written: { call: string; key: string | null; text: string }[] = [];
/** How many of the next responses are lost, after the server has carried their requests out. */
let lost = 0;

async function respond(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const response = required(await getResponse(handlers, request.clone(), { baseUrl: ORIGIN }), 'handler');
  if (request.method === 'GET') return response;
  const { method, url, headers } = request;
  const call = `${method} ${url.replace(ORIGIN, '').split('?', 1)[0]}`;
  written.push({ call, key: headers.get('idempotency-key'), text: await response.clone().text() });
  if (lost === 0) return response;
  lost -= 1;
  throw new TypeError('Failed to fetch');
}

function signedIn(): SessionGate {
  const { accessToken } = salesServer.signIn('admin@demo.com');
  return {
    enter: () => ({ id: 1, epoch: 1, version: 1 }),
    pass: (ticket) => ({ ticket, token: accessToken }),
    hold: () => Promise.resolve(),
    refresh: () => Promise.resolve(),
    refusedAgain: () => undefined,
    accepted: () => undefined,
  };
}

/** How often a list has the text of what was created; a list that there is not has it never. */
async function count(listed: Creation['listed']): Promise<number> {
  return listed ? JSON.stringify(await listed.load()).split(listed.text).length - 1 : 0;
}

beforeEach(async () => {
  resetSampleData();
  vi.stubGlobal('location', new URL(ORIGIN));
  connectHttp({ gate: signedIn(), fetch: respond, demoFetch: respond });
  await prove('window-seat');
  written = [];
});

afterEach(() => {
  setNow();
  connectHttp({ gate: null, fetch: undefined, demoFetch: undefined });

  vi.unstubAllGlobals();
});

it('every request that is no reading and no deletion is known to create something, or not to', () => {
  const answered = handlers.flatMap((handler) => {
    if (!(handler instanceof HttpHandler) || typeof handler.info.method !== 'string') return [];
    const { method, path } = handler.info;
    return method === 'GET' || method === 'DELETE' ? [] : [`${method} ${String(path)}`];
  });

  expect([...Object.keys(creations), ...CHANGES].toSorted()).toEqual(answered.toSorted());
});

describe.each(Object.entries(creations))('%s', (call, { prepare, press, listed }) => {
  it('creates one thing when its response was lost and the person presses again, and gets its response', async () => {
    await prepare?.();
    written = [];
    lost = 1;
    const before = await count(listed);
    await expect(press(newKey())).rejects.toMatchObject({ kind: 'unreachable' });
    const created = await count(listed);
    await press(newKey());

    const [first, second, ...others] = written;
    expect(others).toEqual([]);
    expect(first?.call).toMatch(new RegExp(`^${call.replaceAll(/:\w+/g, '[^/]+')}$`));
    expect(second).toEqual(first);
    expect(required(first, 'request').text).not.toBe('');
    expect(await count(listed)).toBe(created);
    expect(created > before).toBe(listed !== undefined);
  });
});
