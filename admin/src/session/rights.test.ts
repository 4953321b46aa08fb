import { describe, expect, it } from 'vitest';
import { createSafeStorage } from '../storage/storage.ts';
import { createRightsWatch } from './rights.ts';
import type { Rights } from './session.types.ts';
import { openSignedInOrigin } from './testing/session.testing.ts';

const mayRead: Rights = { role: 'reader', ability: [{ action: 'read', subject: 'Sale' }] };

function openWatch(answers: (Rights | null | Error)[]) {
  const { area, openTab } = openSignedInOrigin();
  const tab = openTab();
  const calls: number[] = [];
  const watch = createRightsWatch({
    session: tab.session,
    api: {
      rights: async () => {
        const answer = answers[calls.push(0) - 1] ?? null;
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
    storage: createSafeStorage(() => area.openView(() => undefined).area),
  });
  const user = () => tab.actor.getSnapshot().context.identity?.user;
  return { watch, calls, user, before: user() };
}

describe('the rights of a session', () => {
  it('are read again when a response has another version, and hold at once (XR-05)', async () => {
    const { watch, calls, user } = openWatch([mayRead]);
    watch({ status: 200, rightsVersion: '1' });
    watch({ status: 200, rightsVersion: '1' });
    expect(calls).toHaveLength(0);

    watch({ status: 200, rightsVersion: '2' });
    await expect.poll(user).toMatchObject(mayRead);
    expect(calls).toHaveLength(1);
  });

  it('are read once after a refusal', async () => {
    const { watch, calls, user } = openWatch([mayRead]);
    watch({ status: 403, rightsVersion: null });
    watch({ status: 403, rightsVersion: null });

    await expect.poll(user).toMatchObject(mayRead);
    expect(calls).toHaveLength(1);
  });

  it('stay as they are when they cannot be read (XR-22)', async () => {
    const { watch, calls, user, before } = openWatch([new Error('The server is down.')]);
    watch({ status: 403, rightsVersion: null });

    await expect.poll(() => calls.length).toBe(1);
    expect(user()).toEqual(before);
  });
});
