import { notify } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useErrorMessages } from '../../http/response/http.messages.ts';
import { refusedField } from '../../http/response/refused-field.ts';
import { useInspectedActor } from '../../inspection/inspection.tsx';
import { apiKeysMachine } from './model/api-key.machine.ts';
import type { KeyChange } from './model/api-key.types.ts';

export type ApiKeysActor = ActorRefFrom<typeof apiKeysMachine>;

/** Runs the API keys, and says how each change ended. */
export function useApiKeys(): ApiKeysActor {
  const { t } = useLingui();
  const linesOf = useErrorMessages();
  const actor = useInspectedActor(apiKeysMachine, { input: undefined });
  const done: Record<KeyChange['kind'], string> = {
    edit: t`Key saved`,
    end: t`The old value no longer works`,
    renew: t`Key renewed`,
    revoke: t`Key revoked`,
    delete: t`Key deleted`,
  };
  const sayDone = useEffectEvent(({ kind }: KeyChange) => notify.success(done[kind]));
  const sayFailed = useEffectEvent((error: unknown) =>
    notify.error(
      refusedField(error) === 'type'
        ? t`A key has no more rights than you. Ask an administrator for them.`
        : linesOf(error).join(' '),
    ),
  );
  useEffect(() => {
    const confirmed = actor.on('change confirmed', ({ change }) => sayDone(change));
    const failed = actor.on('change failed', ({ error }) => sayFailed(error));
    return () => {
      confirmed.unsubscribe();
      failed.unsubscribe();
    };
  }, [actor]);
  return actor;
}
