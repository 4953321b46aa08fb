import { usersSample } from '@embarque/mocks/users/data';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { required } from '#storybook/testing/required.ts';
import { HttpError } from '../../http/http.error.ts';
import { connectHttp } from '../../http/http.ts';
import { refusalTexts } from '../../people/users/refusal.texts.ts';
import type { UsersCommand } from './model/users.commands.ts';
import { reasonOf, usersCalls } from './users.api.ts';

const user = required(usersSample(1)[0], 'user');
const deletion: UsersCommand = { type: 'users deleted', users: [user] };
const link: UsersCommand = { type: 'message sent', user, what: 'invitation' };

const sent: Request[] = [];
let answer = () => Response.json({ done: [user.id], refused: [] });

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('location', new URL('https://app.example/apps/user/list'));
  connectHttp({
    gate: null,
    demoFetch: (input, init) => {
      sent.push(new Request(input, init));
      return Promise.resolve(answer());
    },
  });
});

afterEach(() => {
  connectHttp({ gate: null, demoFetch: undefined });
  vi.unstubAllGlobals();
});

const carryOut = (command: UsersCommand) => usersCalls.carryOut(command, {}, 'one');
const refusalOf = (command: UsersCommand) =>
  carryOut(command).then(
    () => null,
    (error: unknown) => error,
  );

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

it('a user who is gone counts as deleted, and one who must stay is refused', async () => {
  answer = () => Response.json({ done: [], refused: [{ id: user.id, reason: 'not found' }] });
  expect(await carryOut(deletion)).toEqual({ done: [user.id], refused: [] });

  answer = () => Response.json({ done: [], refused: [{ id: user.id, reason: 'last administrator' }] });
  await expect(carryOut(deletion)).rejects.toThrow('refused');
});

describe('the reason of a refusal', () => {
  it('is a text of the app for each reason that it knows', async () => {
    for (const [reason, text] of Object.entries(refusalTexts)) {
      answer = () => Response.json({ message: 'In English', reason }, { status: 409 });
      expect(reasonOf(await refusalOf(link))).toBe(text);

      answer = () => Response.json({ done: [], refused: [{ id: user.id, reason }] });
      expect(reasonOf(await refusalOf({ type: 'users restored', users: [user] }))).toBe(text);
    }
  });

  it('is none of the app when it is unknown, or differs: the sentence of the server stands then', async () => {
    answer = () => Response.json({ message: 'The moon is full.', reason: 'full moon' }, { status: 409 });
    const error = await refusalOf(link);
    expect(reasonOf(error)).toBeUndefined();
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 409, notifications: [{ property: '', message: 'The moon is full.' }] });

    const refused = ['own account', 'last administrator'].map((reason, id) => ({ id, reason }));
    answer = () => Response.json({ done: [], refused });
    expect(reasonOf(await refusalOf(deletion))).toBeUndefined();
  });
});
