import { notify } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { createActor } from 'xstate';
import { config } from '../../config.ts';
import { useStorage } from '../../storage/StorageProvider.tsx';
import { watchActivity } from './activity.ts';
import { createIdleMachine } from './idle.machine.ts';
import { useSession, useSessionState } from '../SessionProvider.tsx';

/** Ends an unused session after a warning; off unless the build sets the minutes (docs/session.md). */
export function IdleWatch() {
  const { t } = useLingui();
  const storage = useStorage();
  const { actor } = useSession().session;
  const sessionId = useSessionState(({ context }) => context.identity?.sessionId);
  const warn = useEffectEvent(() => {
    notify.info(t`You'll be signed out in one minute due to inactivity. Press any key to stay signed in.`);
  });

  useEffect(() => {
    if (!sessionId || config.idleMinutes === 0) return;
    const idle = createActor(
      createIdleMachine({
        minutes: config.idleMinutes,
        sessionId,
        storage,
        now: Date.now,
        watch: watchActivity,
        onWarning: () => warn(),
        onExpired: () => actor.send({ type: 'person was idle for too long' }),
      }),
    ).start();
    return () => void idle.stop();
  }, [actor, sessionId, storage]);

  return null;
}
