import { usersSample } from '@embarque/mocks/users/data';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { required } from '#storybook/testing/required.ts';
import { connectHttp } from '../../http/http.ts';
import type { UsersCommand } from './model/users.commands.ts';
import { usersCalls } from './users.api.ts';

const user = required(usersSample(1)[0], 'user');
const deletion: UsersCommand = { type: 'users deleted', users: [user] };

const sent: Request[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('location', new URL('https://app.example/apps/user/list'));
  connectHttp({
    gate: null,
    demoFetch: (input, init) => {
      sent.push(new Request(input, init));
      return Promise.resolve(Response.json({ done: [user.id], refused: [] }));
    },
  });
});

afterEach(() => {
  connectHttp({ gate: null, demoFetch: undefined });
  vi.unstubAllGlobals();
});

const carryOut = (command: UsersCommand) => usersCalls.carryOut(command, {}, 'one');
it('a change of many has the key of its command, so that it is carried out once', async () => {
  await carryOut({ type: 'users changed', changes: [{ user, fields: { status: 'suspended' } }] });
  await carryOut(deletion);
  await carryOut({ type: 'users restored', users: [user] });

  expect(sent.map(({ url, headers }) => [new URL(url).pathname, headers.get('idempotency-key')])).toEqual([
    ['/apps/users/update-many', 'one'],
    ['/apps/users/delete-many', 'one'],
    ['/apps/users/restore', 'one'],
  ]);
});
