import { Card, ErrorState, Loading, Skeleton, SkeletonGroup, Stack } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useActorState } from '../../app-state/useActorState.ts';
import { ErrorText } from '../../http/response/ErrorText.tsx';
import { useTryAgain } from '../../session/useTryAgain.ts';
import { KeyList } from './keys/KeyList.tsx';
import { NewKey } from './keys/NewKey.tsx';
import { type ApiKeysActor, useApiKeys } from './useApiKeys.ts';

/** The form for a new key, and the keys below it: also on other pages, as the `content` of this feature. */
export function ApiKeys() {
  const { t } = useLingui();
  const actor = useApiKeys();
  const state = useActorState(actor, ({ value }) => value);
  if (state === 'loading') {
    return (
      <Loading label={t`Loading the keys…`}>
        <SkeletonGroup>
          <Stack gap="gap">
            <Skeleton shape="block" height="22rem" />
            <Skeleton shape="block" height="24rem" />
          </Stack>
        </SkeletonGroup>
      </Loading>
    );
  }
  if (state === 'failed') return <Failed actor={actor} />;
  return (
    <Stack gap="gap">
      <NewKey actor={actor} />
      <KeyList actor={actor} />
    </Stack>
  );
}

function Failed({ actor }: { actor: ApiKeysActor }) {
  const { t } = useLingui();
  const error = useActorState(actor, ({ context }) => context.error);
  const tryAgain = useTryAgain(() => actor.send({ type: 'try again' }));
  return (
    <Card>
      <ErrorState headingLevel={2} title={t`Couldn't load the keys`} onRetry={tryAgain}>
        <ErrorText error={error} />
      </ErrorState>
    </Card>
  );
}
