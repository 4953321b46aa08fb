import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { usersScenarios } from './users.scenarios.ts';
import { usersAnswerSchema } from './users.schema.ts';

describe('a scenario of the users', () => {
  const findIn = async (name: keyof typeof usersScenarios) => {
    const { status, body } = await callsTo([usersScenarios[name]])('GET', '/api/users/list/data');
    return { status, body };
  };

  it('differs in whom it lists', async () => {
    expect((await findIn('empty')).body).toEqual({ total: 0, users: [] });
    expect((await findIn('veryLongTexts')).body.users[0].fullName.length).toBeGreaterThan(100);
  });

  it('with thousands of users gives each an id, a name, a username and a unique email address', async () => {
    const many = callsTo([usersScenarios.thousandsOfRows]);
    const { users, total } = v.parse(usersAnswerSchema, (await many('GET', '/api/users/list/data?perPage=5000')).body);

    expect(total).toBe(5000);
    for (const field of ['id', 'fullName', 'username', 'email'] as const) {
      expect(new Set(users.map((user) => user[field])).size).toBe(5000);
    }
  });

  it.each([
    ['refused', 403],
    ['unauthorised', 401],
    ['failed', 500],
  ] as const)('%s answers %d with a message', async (name, status) => {
    expect(await findIn(name)).toEqual({ status, body: { message: expect.any(String) } });
  });
});
