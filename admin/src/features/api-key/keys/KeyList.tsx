import { Card, CodeBlock, EmptyState, focusWhenLost, Stack } from '@embarque/design-system';
import type { ApiKey } from '@embarque/mocks/api-key/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import type { KeyAction } from '../model/api-key.types.ts';
import type { ApiKeysActor } from '../useApiKeys.ts';
import { KeyItem } from './KeyItem.tsx';
import { KeyQuestion } from './KeyQuestion.tsx';

/** ACC-07: the keys, with what can be done with each. */
export function KeyList({ actor }: { actor: ApiKeysActor }) {
  const { t } = useLingui();
  const keys = useActorState(actor, ({ context }) => context.keys);
  const state = useActorState(actor, ({ value }) => value);
  const [asked, setAsked] = useState<{ apiKey: ApiKey; action: KeyAction } | null>(null);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const confirmed = actor.on('change confirmed', ({ change }) => {
      if (change.kind === 'delete') focusWhenLost(() => card.current?.querySelector('button'));
    });
    return () => confirmed.unsubscribe();
  }, [actor]);
  return (
    <Card ref={card} title={t`API key list & access`} subtitle={t`API keys act on your behalf. Keep them secret.`}>
      {keys.length === 0 ? (
        <EmptyState title={t`No keys yet`}>
          <Trans>Create a key above. Then a program can call the API:</Trans>
        </EmptyState>
      ) : (
        <Stack as="ul" gap="xl" aria-label={t`API keys`} aria-busy={state === 'changing'} style={{ listStyle: 'none' }}>
          {keys.map((each) => (
            <li key={each.id}>
              <KeyItem
                apiKey={each}
                isWaiting={state !== 'ready'}
                onAsk={(action) => setAsked({ apiKey: each, action })}
              />
            </li>
          ))}
        </Stack>
      )}
      {keys.length === 0 && (
        <CodeBlock
          label={t`A call with a key`}
          code={'curl https://api.embarque.example/policies -H "Authorization: Bearer $EMBARQUE_API_KEY"'}
        />
      )}
      {asked && <KeyQuestion {...asked} actor={actor} onClose={() => setAsked(null)} />}
    </Card>
  );
}
