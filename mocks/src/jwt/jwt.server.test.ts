import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFakeApi } from '../fake-api/fake-api.server.ts';
import type { Host } from '../server/http-host.ts';
import { enterWorld } from '../lib/sample/world.ts';

let host: Host;

beforeEach(async () => {
  host = await startFakeApi({ port: 0, seed: 0, scale: 1 });
});
afterEach(async () => {
  await host.close();
  enterWorld();
});

const post = async (path: string, payload: unknown) => {
  const response = await fetch(host.url + path, { method: 'POST', body: JSON.stringify(payload) });
  return { status: response.status, body: await response.json() };
};
const admin = { email: 'admin@demo.com', password: 'admin', loginToken: 'any' };

describe('the demo sign-in over HTTP', () => {
  it('answers at the root, the sales API below its prefix, each in its own words', async () => {
    const demo = await post('/jwt/login', admin);
    const sales = await post('/sales-api/auth/login', admin);

    expect(demo.body).toMatchObject({ userData: { email: admin.email } });
    expect(sales.body).toMatchObject({ success: true, email: admin.email });
  });

  it('takes no token of the sales API, which takes none of its tokens', async () => {
    const demo = await post('/jwt/login', admin);
    const sales = await post('/sales-api/auth/login', admin);

    expect((await post('/jwt/refresh-token', demo.body)).status).toBe(200);
    expect((await post('/jwt/refresh-token', sales.body)).status).toBe(401);
    expect((await post('/sales-api/jwt/refresh-token', demo.body)).status).toBe(401);
    expect((await post('/sales-api/jwt/refresh-token', sales.body)).status).toBe(200);
  });
});
