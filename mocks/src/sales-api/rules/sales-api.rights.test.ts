import { expect, it } from 'vitest';
import { client, openApi } from '../sales-api.testing.ts';

it('a right that is given holds with the next call, and each response says that rights have changed (XR-05)', async () => {
  const { api, call } = openApi();
  const { accessToken: token } = api.signIn(client.email);
  const before = await call('GET', 'rights', { token });
  api.grant(client.email, [{ action: 'delete', subject: 'Sale' }]);
  const after = await call('GET', 'rights', { token });

  expect(before.body).toMatchObject({ role: 'client', ability: [{ subject: 'ACL' }, { subject: 'Auth' }] });
  expect(after.body).toMatchObject({ ability: [{ action: 'delete', subject: 'Sale' }] });
  const [versionBefore, version] = [before, after].map(({ headers }) => headers?.get('X-Rights-Version'));
  expect(version).toMatch(/./);
  expect(version).not.toBe(versionBefore);
  expect((await call('DELETE', `sales/${api.sales[0]?.id}`, { token })).status).toBe(200);
});

it('a refusal says why, as the app would', async () => {
  const { api, call } = openApi();
  const { accessToken: token } = api.signIn(client.email);

  const { status, body } = await call('DELETE', `sales/${api.sales[0]?.id}`, { token });

  expect(status).toBe(403);
  expect(body).toMatchObject({ explanation: { allowed: false, kind: 'no rule', holders: ['admin'] } });
});
